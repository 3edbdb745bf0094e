import { spawn, spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type Copy, projectCopy } from './in-copy'

// Programs are started, which a busy machine takes its time over.
jest.setTimeout(300_000)

let copy: Copy

/** What a double click starts here; on Windows that is a file that no other system runs. */
const onUnix = process.platform === 'win32' ? describe.skip : describe

if (process.platform !== 'win32') {
  beforeAll(() => {
    copy = projectCopy()
  })
  beforeEach(() => copy.reset())
  afterAll(() => copy.remove())
}

const read = (path: string) => readFileSync(join(copy.folder, path), 'utf8')

function write(path: string, text: string): void {
  const file = join(copy.folder, path)
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, text)
}

/** Runs a file of the root as a double click does, from elsewhere. */
function run(file: string, input = '', env = copy.env) {
  const { status, stdout, stderr } = spawnSync(join(copy.folder, file), [], {
    cwd: '/',
    env,
    input,
    encoding: 'utf8',
  })
  return { status, said: stdout + stderr }
}

/** What a command opened. It does not wait for the program that does so, which a busy machine starts later. */
async function opened(): Promise<string | undefined> {
  const opener = /^(xdg-)?open (.*)$/
  const found = () => copy.calls().flatMap((call) => opener.exec(call)?.[2] ?? [])[0]
  for (let waited = 0; !found() && waited < 20_000; waited += 50) await setTimeout(50)
  return found()
}

onUnix('Publicar', () => {
  beforeEach(() => {
    write('out/index.html', 'new')
    write('out/_next/static/new.js', 'new')
    write('publicado/site/_next/static/old.js', 'old')
    write('publicado/site/old.html', 'old')
  })

  it('puts the build and the hashed files of earlier ones together, and opens the folder', async () => {
    const { status, said } = run('Publicar.command')
    expect(said).toContain('PRONTO PARA ENVIAR')
    expect(status).toBe(0)
    expect(await opened()).toBe('publicado')
    expect(copy.calls().slice(0, 2)).toEqual([
      'npm run --silent launch-check',
      'npm run --silent build',
    ])
    expect(read('publicado/site/index.html')).toBe('new')
    expect(read('publicado/site/_next/static/old.js')).toBe('old')
    expect(() => read('publicado/site/old.html')).toThrow()
  })

  it.each([
    [/"phone": "\d+"/, '"phone": "12"', /^content\/company\.json, phone: não é .*Exemplo certo/],
    [/("phone": "\d+"),/, '$1', /^content\/company\.json, linha \d+: .*vírgula/],
  ])('touches nothing while the content is wrong: %s → %s', (right, wrong, told) => {
    copy.edit('content/company.json', right, wrong)
    const { status, said } = run('Publicar.command')
    expect(said).toMatch(told)
    expect(said.trim().split('\n')).toHaveLength(1)
    expect(status).toBe(1)
    expect(copy.calls()).toEqual([])
  })
})

onUnix('Conferir', () => {
  it('checks the content, and the published site once something was made ready to go up', () => {
    run('Conferir.command')
    expect(copy.calls()).toEqual(['npm run --silent launch-check'])
    write('publicado/site/index.html', '')
    write('hosting/rules.json', JSON.stringify({ siteUrl: 'https://www.praialimpa.com.br' }))
    expect(run('Conferir.command').said).toContain('https://www.praialimpa.com.br')
    expect(copy.calls().at(-1)).toBe(
      'npm run --silent deploy:check -- https://www.praialimpa.com.br',
    )
  })
})

onUnix('Desfazer', () => {
  it('brings back the copy that is chosen, and keeps what it takes away', () => {
    write('copias/2026-11-20/home.json', 'old')
    write('copias/2026-11-21/home.json', 'newer')
    const before = read('content/home.json')
    const { said } = run('Desfazer.command', '2\n')
    expect(said).toMatch(/1\. sábado, 21 de novembro de 2026.*\n2\. sexta-feira, 20 de novembro/)
    expect(read('content/home.json')).toBe('old')
    expect(read('content/schema.ts')).toBe(readFileSync('content/schema.ts', 'utf8'))

    run('Desfazer.command', '1\n')
    expect(read('content/home.json')).toBe(before)
  })

  it('changes nothing without a choice', () => {
    expect(run('Desfazer.command').said).toContain('Ainda não há cópia')
    write('copias/2026-11-20/home.json', 'old')
    expect(run('Desfazer.command', '\n').said).toContain('Nada mudou.')
    expect(read('content/home.json')).not.toBe('old')
  })
})

onUnix('a double click', () => {
  it('says what to install where Node is missing', () => {
    const bare = join(copy.folder, '../bare')
    mkdirSync(bare)
    for (const name of ['sh', 'dirname'])
      writeFileSync(join(bare, name), `#!/bin/sh\nexec /bin/${name} "$@"\n`, { mode: 0o755 })
    const { status, said } = run('Editar.command', '', { ...copy.env, PATH: bare })
    expect(status).toBe(1)
    expect(said).toMatch(/Falta o Node\.js[\s\S]*https:\/\/nodejs\.org/)
  })

  it('installs the packages first where they are missing', () => {
    const packages = join(copy.folder, 'node_modules')
    const away = join(copy.folder, 'away')
    renameSync(packages, away)
    const { said } = run('Conferir.command')
    renameSync(away, packages)
    expect(said).toMatch(/^Baixando o que o site usa/)
    expect(copy.calls()[0]).toBe('npm ci')
  })
})

// Last, as it draws.
onUnix('Editar', () => {
  it('opens the site and says after each save what is wrong or what changed', async () => {
    const editar = spawn(join(copy.folder, 'Editar.command'), { cwd: '/', env: copy.env })
    let said = ''
    const says = async (words: RegExp) => {
      while (!words.test(said) && editar.exitCode === null) await setTimeout(50)
      expect(said).toMatch(words)
      said = ''
    }
    for (const stream of [editar.stdout, editar.stderr])
      stream.on('data', (text) => {
        said += text
      })
    try {
      await says(/O site está em http:\/\/localhost:\d+[\s\S]*Tudo certo\.\n/)
      expect(await opened()).toMatch(/^http:\/\/localhost:\d+$/)

      // As many editors do: beside the file, and then in its place.
      const beside = join(copy.folder, 'content/company.json.tmp')
      const company = read('content/company.json')
      writeFileSync(beside, company.replace(/"phone": "\d+"/, '"phone": "12"'))
      renameSync(beside, join(copy.folder, 'content/company.json'))
      await says(/Falta corrigir:\n {2}content\/company\.json, phone: .*Exemplo certo/)

      writeFileSync(join(copy.folder, 'content/company.json'), company)
      copy.edit('content/drains.json', /"eyebrow": .*/, '"eyebrow": "Ralos e esgotos da região",')
      await says(/Redesenhando .*\n.*Tudo certo\. Mudou a página de desentupimento\.\n/)

      editar.stdin.write('c\n')
      await says(/No celular, .* abra http:\/\/\d|não pode ser visto no celular: .*rede/)
      editar.stdin.write('c\n')
      await says(/No celular, .* abra http:\/\/\d|não pode ser visto no celular: .*rede/)
    } finally {
      editar.kill()
    }
  })
})

it.each(['Editar', 'Conferir', 'Publicar', 'Desfazer'])(
  '%s does the same on Windows, where it keeps the window open',
  (name) => {
    expect(readFileSync(`${name}.cmd`, 'utf8')).toBe(
      `@call "%~dp0scripts\\owner\\start.cmd" ${name.toLowerCase()}\r\n@pause\r\n`,
    )
    expect(readFileSync(`${name}.command`, 'utf8')).toContain(`start.sh" ${name.toLowerCase()}\n`)
  },
)
