import { expect, type Page } from '@playwright/test'
import sharp, { type Sharp } from 'sharp'
import { expectUnmoved, settledBox } from '@/e2e/boxes'
import { cropAround } from '@/model/pictures/photo-rules'
import type { FakeGitHub } from './fake-github'
import { takeGuideScreenshot, test } from './fixtures'
import { button, field, goToHash, openEditor, pressSave, previewFrame, saveAndWait } from './page'
import { addDrainPhoto, choosePhoto, createPhoto } from './photo'

const SIZE = { width: 1600, height: 1200 }
const RED = 'rgb(200, 0, 0)'
const BLUE = 'rgb(0, 0, 200)'

/** Returns a picture whose left half has another colour than its right half. */
const halves = (left: string | undefined, right: string): Sharp => {
  const half = { width: SIZE.width / 2, height: SIZE.height, channels: 4 } as const
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 }
  const side = (background: string | undefined, from: number) => ({
    input: { create: { ...half, background: background ?? transparent } },
    left: from,
    top: 0,
  })
  return sharp({ create: { ...SIZE, channels: 4, background: transparent } }).composite([
    side(left, 0),
    side(right, half.width),
  ])
}

/** Puts a photo in the place of an illustration, and returns the JPEG that the save stores. */
async function savedPhoto(
  page: Page,
  github: FakeGitHub,
  file: Parameters<typeof choosePhoto>[1],
): Promise<Sharp> {
  await openEditor(page, 'photos.items.ralo.file')
  await choosePhoto(page, file)
  await expect(page.getByAltText('A foto escolhida')).toBeVisible()
  await saveAndWait(page, github)
  const [{ file: path }] = github.read('photos').items
  return sharp(github.files.get(path.slice(1)))
}

/**
 * Returns red, green and blue of a pixel, in steps of 50, because JPEG changes colours a little.
 */
async function pixel(image: Sharp, left: number, top: number): Promise<number[]> {
  const area = { left, top, width: 1, height: 1 }
  const bytes = await image.clone().extract(area).removeAlpha().raw().toBuffer()
  return [...bytes].map((value) => Math.round(value / 50) * 50)
}

test('stores a photo upright if its EXIF orientation is rotated', async ({ page, github }) => {
  const buffer = await halves(RED, BLUE)
    .removeAlpha()
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer()
  expect((await sharp(buffer).metadata()).orientation).toBe(6)
  const stored = await savedPhoto(page, github, { name: 'x.jpg', mimeType: 'image/jpeg', buffer })
  const { width, height, orientation, exif } = await stored.metadata()
  expect({ width, height, orientation, exif }).toEqual({
    width: SIZE.height,
    height: SIZE.width,
    orientation: undefined,
    exif: undefined,
  })
  // Orientation 6 turns the picture clockwise, so its left half becomes the upper half.
  expect(await pixel(stored, 600, 100)).toEqual([200, 0, 0])
  expect(await pixel(stored, 600, 1500)).toEqual([0, 0, 200])
})

test('saves a photo that replaces a described drawing only with what the photo shows', async ({
  page,
  github,
}) => {
  await openEditor(page, 'photos.items.hero-dedetizacao.file')
  await choosePhoto(page, await createPhoto())
  const picture = previewFrame(page).locator('.hero-picture > picture > img').first()
  await expect(picture).toHaveAttribute('alt', '')
  await pressSave(page)
  await expect(page.getByRole('alert')).toContainText('falta corrigir 1 campo')
  expect(github.changedPaths).toEqual([])
  const link = page.getByRole('link', { name: 'Diga o que a foto mostra' })
  await link.click()
  await expect(field(page, 'O que a foto mostra')).toBeFocused()
  await page.keyboard.insertText('Técnica de verde na frente da van')
  await expect(picture).toHaveAttribute('alt', /^\p{Cf}*Técnica de verde na frente da van$/u)
  await expect(link).toHaveCount(0)
  await saveAndWait(page, github)
  expect(github.read('photos').items).toEqual([
    expect.objectContaining({ alt: 'Técnica de verde na frente da van' }),
  ])
})

test('shows a photo of the hero in the circle of its drawing, without the corners', async ({
  page,
}) => {
  await openEditor(page, 'photos.items.hero-dedetizacao.file')
  const create = { ...SIZE, channels: 3, background: RED } as const
  const buffer = await sharp({ create }).jpeg().toBuffer()
  await choosePhoto(page, { name: 'x.jpg', mimeType: 'image/jpeg', buffer })
  const photo = previewFrame(page).locator('img[src^="blob:"]:visible').first()
  await expect(photo).toHaveJSProperty('complete', true)
  await photo.scrollIntoViewIfNeeded()
  const { x, y, width, height } = await settledBox(photo)
  const screen = sharp(await page.screenshot({ animations: 'disabled' }))
  const isRed = async (left: number, top: number) =>
    String(await pixel(screen, Math.round(left), Math.round(top))) === '200,0,0'
  // Both heroes have insects and text on some of the circle.
  const places = [0.2, 0.3, 0.4, 0.5].map((share) => isRed(x + width * share, y + height / 2))
  expect(await Promise.all(places)).toContain(true)
  for (const share of [0.02, 0.04, 0.06])
    expect(await isRed(x + width * share, y + height * share)).toBe(false)
})

test('saves and opens again after the undo of a photo', async ({ page, github }) => {
  await openEditor(page, 'photos.items.ralo.file')
  await choosePhoto(page, await createPhoto())
  await expect(page.getByAltText('A foto escolhida')).toBeVisible()
  await button(page, /^Desfazer/).click()
  await goToHash(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  await saveAndWait(page, github)
  expect(github.read('company').name).toBe('Praia Limpa')
  expect(github.read('photos').items).toEqual([])
  await page.reload()
  await expect(field(page, 'Nome da empresa')).toHaveValue('Praia Limpa')
})

test('keeps the first photo when a second one is added before their places are chosen', async ({
  page,
}) => {
  await openEditor(page, 'photos.items')
  for (const name of ['primeira.jpg', 'segunda.jpg']) {
    await button(page, 'Adicionar Foto').click()
    await choosePhoto(page, { ...(await createPhoto()), name })
    await expect(page.getByAltText('A foto escolhida')).toBeVisible()
  }
  await expect(page.getByText('Escolher uma foto')).toHaveCount(0)
})

test('stores a transparent picture on a white background', async ({ page, github }) => {
  const buffer = await halves(undefined, RED).png().toBuffer()
  expect(await sharp(buffer).stats()).toMatchObject({ isOpaque: false })
  const stored = await savedPhoto(page, github, { name: 'x.png', mimeType: 'image/png', buffer })
  expect(await stored.metadata()).toMatchObject({ format: 'jpeg', hasAlpha: false, ...SIZE })
  expect(await pixel(stored, 100, 600)).toEqual([250, 250, 250])
  expect(await pixel(stored, 1500, 600)).toEqual([200, 0, 0])
})

test('shows how to send a JPEG if the browser cannot decode a HEIC photo', async ({
  page,
  github,
}) => {
  await openEditor(page, 'photos.items.ralo.file')
  // The header of a HEIC file without a picture, which no browser can decode.
  const buffer = Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1')
  await choosePhoto(page, { name: 'IMG_0042.HEIC', mimeType: 'image/heic', buffer })
  const reason = page.getByRole('alert')
  await expect(reason).toContainText('“IMG_0042.HEIC” não se abre neste navegador.')
  await expect(reason).toContainText('No iPhone: Ajustes › Câmera › Formatos › Mais Compatível')
  await expect(reason).toContainText('No Android: abra a foto, tire uma captura da tela')
  await expect(page.getByText('Pôr uma foto no lugar de “Ralo”')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Salvar' })).toBeDisabled()
  expect(github.changedPaths).toEqual([])
})

test('opens the page with a photo, and scrolls to the photo, when its list item is opened', async ({
  page,
  github,
}) => {
  const path = 'content/fotos/x.jpg'
  github.saveFile(path, (await createPhoto()).buffer)
  const pictures = ['ralo', 'hero-dedetizacao', 'pagina-nao-encontrada']
  github.saveContent('photos', {
    items: pictures.map((picture) => ({ picture, file: `/${path}` })),
  })
  await openEditor(page, 'photos.items.calha.file')
  const shown = previewFrame(page).locator('[data-outlined]:visible').first()
  await expect(previewFrame(page).locator('#servico-calha img')).toHaveAttribute('data-outlined')
  await expect(shown).toBeInViewport()
  await goToHash(page, 'photos.items')
  for (const [name, selector] of [
    ['Ralo', '#servico-ralo img'],
    ['Abertura da página de dedetização', '.hero-picture img'],
    ['Página não encontrada', '.error-page img'],
  ] as const) {
    await button(page, name).click()
    await expect(previewFrame(page).locator(selector)).toHaveAttribute('data-outlined')
    await expect(shown).toBeInViewport()
  }
})

test('closes a photo after it is drawn, because phones have little memory', async ({
  page,
  github,
}) => {
  await page.addInitScript(() => {
    const decode = createImageBitmap
    const decoded: ImageBitmap[] = []
    const createAndKeep = async (file: ImageBitmapSource) => {
      const image = await decode(file)
      decoded.push(image)
      return image
    }
    Object.assign(window, { decoded, createImageBitmap: createAndKeep })
  })
  await savedPhoto(page, github, await createPhoto())
  // A closed image has no width. The form decodes the chosen photo, and the preview the stored one.
  const widths = () =>
    page.evaluate(() => Reflect.get(window, 'decoded').map(({ width }: ImageBitmap) => width))
  await expect.poll(widths).toEqual([0, 0])
})

/** Delays the decoding of a chosen photo until the returned function is called. */
async function delayPhotos(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const decode = createImageBitmap
    const released = new Promise((resolve) => addEventListener('release-photos', resolve))
    Object.assign(window, {
      createImageBitmap: async (file: ImageBitmapSource) => {
        if (file instanceof File) await released
        return decode(file)
      },
    })
  })
  return async () => {
    await page.evaluate(() => dispatchEvent(new Event('release-photos')))
  }
}

test('keeps a photo whose preparation ends after the owner has left the form', async ({
  page,
  github,
}) => {
  await addDrainPhoto(github, { x: 40, y: 30 })
  const release = await delayPhotos(page)
  await openEditor(page, 'photos.items.0.file')
  await choosePhoto(page, { ...(await createPhoto()), name: 'novo.jpg' })
  await expect(page.getByText('Preparando…')).toBeVisible()
  await goToHash(page, 'company')
  await release()
  await saveAndWait(page, github, 3)
  const [item] = github.read('photos').items
  expect(item).toEqual({ picture: 'ralo', file: expect.stringContaining('novo-') })
})

test('keeps a photo if the owner chooses its illustration while the photo is prepared', async ({
  page,
  github,
}) => {
  const release = await delayPhotos(page)
  await openEditor(page, 'photos.items')
  await button(page, 'Adicionar Foto').click()
  await choosePhoto(page, await createPhoto())
  await expect(page.getByText('Preparando…')).toBeVisible()
  await field(page, 'Onde fica').selectOption('ralo')
  await release()
  await expect(page.getByAltText('A foto escolhida')).toBeVisible()
  await saveAndWait(page, github)
  const [item] = github.read('photos').items
  expect(item).toEqual({ picture: 'ralo', file: expect.stringMatching(/^\/content\/fotos\//) })
})

test('names a photo of the branch that is too small, and saves other changes', async ({
  page,
  github,
}) => {
  const path = await addDrainPhoto(github)
  github.saveFile(path, (await createPhoto(640, 480)).buffer)
  await openEditor(page, 'o-que-falta')
  await expect(page.getByText(/A foto tem 640×480 pixels, e a largura precisa ser/)).toBeVisible()
  await goToHash(page, 'company.name')
  await field(page, 'Nome da empresa').fill('Praia Limpa')
  await saveAndWait(page, github, 4)
  await expect(page.locator('#publication')).toContainText(
    'Salvo, mas não publicado: falta 1 item.',
  )
  await page.getByRole('link', { name: 'O que falta' }).click()
  await page.getByText(/A foto tem 640×480 pixels/).click()
  await choosePhoto(page, await createPhoto())
  await saveAndWait(page, github, 5)
  await goToHash(page, 'o-que-falta')
  await expect(page.getByText(/A foto tem 640×480 pixels/)).toHaveCount(0)
})

for (const [name, bytes, reason] of [
  [
    'a pointer of Git LFS',
    'version https://git-lfs.github.com/spec/v1\noid sha256:1\n',
    /é só o ponteiro do Git LFS, e não a foto/,
  ],
  ['a HEIC with another ending', '\0\0\0\x18ftypheic', /não se abre como foto/],
] as const)
  test(`names a photo that is ${name}, and replaces it`, { tag: '@phone' }, async ({
    page,
    github,
  }) => {
    const file = '/content/fotos/ralo.jpg'
    github.saveFile(file.slice(1), bytes)
    github.saveContent('photos', { items: [{ picture: 'ralo', file }] })
    await openEditor(page, 'photos.items.0.file')
    await expect(page.getByText(reason).first()).toBeVisible()
    const shown = page.getByAltText('A foto escolhida')
    await expect(shown).toHaveCount(0)
    await choosePhoto(page, await createPhoto())
    await expect(shown).toBeVisible()
    await expect(page.getByText(reason)).toHaveCount(0)
    await saveAndWait(page, github, 3)
    expect(github.read('photos').items[0].file).not.toBe(file)
  })

test('replaces a tapped illustration with a photo, and removes its GPS position @smoke @guide', async ({
  page,
  github,
}) => {
  await openEditor(page)
  await page.getByLabel('Página', { exact: true }).selectOption('drains')
  await previewFrame(page).locator('#servico-ralo img').click()
  await choosePhoto(page, await createPhoto(3000, 2000))
  await button(page, /^Ponto que não pode sumir/).click({ position: { x: 20, y: 20 } })
  await expect(page.locator('.focal-point')).toBeVisible()
  await takeGuideScreenshot(page, 'foto')
  await goToHash(page, 'drains.services.items.0.title')
  await expect(previewFrame(page).locator('#servico-ralo img')).toHaveAttribute('src', /^blob:/)
  await saveAndWait(page, github)
  const [item] = github.read('photos').items
  expect(item).toEqual({
    picture: 'ralo',
    file: expect.stringMatching(/^\/content\/fotos\/img-2041-[0-9a-f]{8}\.jpg$/),
    focus: { x: expect.any(Number), y: expect.any(Number) },
  })
  const shown = previewFrame(page).locator('#servico-ralo img')
  const shape = await shown.evaluate((image) => ({
    width: Number(image.getAttribute('width')),
    height: Number(image.getAttribute('height')),
  }))
  const { focalPoint } = cropAround({ width: 2000, height: 1333 }, shape, item.focus)
  await expect(shown).toHaveCSS('object-position', `${focalPoint.x}% ${focalPoint.y}%`)
  const stored = github.files.get(item.file.slice(1))
  const { format, width, exif } = await sharp(stored).metadata()
  expect({ format, width, exif }).toEqual({ format: 'jpeg', width: 2000, exif: undefined })
})

test('moves and removes the focal point of a photo with only the keyboard', async ({
  page,
  github,
}) => {
  await addDrainPhoto(github)
  await openEditor(page, 'photos.items.0.file')
  const picture = button(page, /^Ponto que não pode sumir/)
  const status = page.locator('.photo').getByRole('status')
  await expect(picture.locator('img')).toHaveJSProperty('complete', true)
  // The request for the field focuses the file chooser, which is after the photo.
  await expect(page.locator('.photo input')).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(picture).toBeFocused()
  const place = await settledBox(picture)
  // Ten presses to the left reach the edge of the photo, and the next one changes nothing.
  for (const key of Array<string>(11).fill('ArrowLeft')) await page.keyboard.press(key)
  await expect(status).toHaveText('O ponto está a 0 % da esquerda e a 50 % do alto.')
  for (const key of Array<string>(9).fill('ArrowRight')) await page.keyboard.press(key)
  for (const key of ['ArrowDown', 'ArrowDown', 'Enter']) await page.keyboard.press(key)
  await expect(status).toHaveText('O ponto está a 45 % da esquerda e a 60 % do alto.')
  await expectUnmoved(picture, place)
  await saveAndWait(page, github, 3)
  expect(github.read('photos').items[0].focus).toEqual({ x: 45, y: 60 })
  await picture.focus()
  await page.keyboard.press('Tab')
  await expect(button(page, 'Tirar o ponto')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(status).toHaveText('Sem ponto, vale o meio da foto.')
  await expect(picture).toBeFocused()
  await saveAndWait(page, github, 4)
  expect(github.read('photos').items[0].focus).toBeUndefined()
})

test('rejects a photo that is too small, when chosen and when saved', async ({ page, github }) => {
  await openEditor(page, 'photos.items.ralo.file')
  await choosePhoto(page, await createPhoto(720, 1280))
  const reason = page.getByText('tem 720×1280 pixels, e a largura precisa ser de 800 ou mais')
  await expect(reason.first()).toBeVisible()
  // An empty chooser reports the same file again, for example after an undo.
  await expect(page.locator('.photo input')).toHaveValue('')
  await pressSave(page)
  await page.getByRole('alert').getByRole('link').click()
  expect(github.changedPaths).toEqual([])
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('removes the last photo, which has no description, and undoes the removal after the save', async ({
  page,
  github,
}) => {
  const photo = await addDrainPhoto(github)
  const photos = { items: [{ picture: 'hero-dedetizacao', file: `/${photo}` }] }
  github.saveContent('photos', photos)
  await openEditor(page, 'photos.items')
  await button(page, 'Remover Abertura da página de dedetização').click()
  await saveAndWait(page, github, 4)
  expect(github.read('photos')).toEqual({})
  await button(page, /^Desfazer/).click()
  await saveAndWait(page, github, 5)
  expect(github.read('photos')).toEqual(photos)
  expect(github.changedPaths.at(-1)).toEqual(['content/photos.json'])
})
