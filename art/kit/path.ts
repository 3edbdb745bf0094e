/**
 * Reads the `d` of a path, writes it as short as it gets, and measures it. Pictures are written
 * for the person who draws; what is published goes through here.
 */

type Segment = {
  command: 'M' | 'L' | 'C' | 'Q' | 'A' | 'Z'
  /** Absolute: control points first, the end point last. */
  points: (readonly [number, number])[]
  arc?: { rx: number; ry: number; rotation: number; large: number; sweep: number }
}

const PARAMETERS = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 } as const
type Letter = keyof typeof PARAMETERS

function isLetter(text: string): text is Letter {
  return text in PARAMETERS
}

/** Reads a path; shorthand and relative commands become absolute lines, curves and arcs. */
export function readPath(d: string): Segment[] {
  const tokens = d.match(/[a-zA-Z]|[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/g) ?? []
  const segments: Segment[] = []
  let index = 0
  let letter: Letter = 'M'
  let relative = false
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  /** Where a smooth curve's first control point would be reflected from. */
  let control: { kind: 'C' | 'Q'; x: number; y: number } | undefined
  const number = () => {
    const value = Number(tokens[index++])
    if (Number.isNaN(value)) throw new SyntaxError(`a path that cannot be read: ${d.slice(0, 60)}`)
    return value
  }
  const pair = (): [number, number] => {
    const dx = number()
    const dy = number()
    return relative ? [x + dx, y + dy] : [dx, dy]
  }
  const reflected = (kind: 'C' | 'Q'): [number, number] =>
    control?.kind === kind ? [2 * x - control.x, 2 * y - control.y] : [x, y]
  while (index < tokens.length) {
    const token = tokens[index] ?? ''
    const upper = token.toUpperCase()
    if (/[a-zA-Z]/.test(token)) {
      if (!isLetter(upper)) throw new SyntaxError(`a path with the command ${token}`)
      letter = upper
      relative = token !== upper
      index++
    } else if (letter === 'Z') {
      throw new SyntaxError(`a path that cannot be read: ${d.slice(0, 60)}`)
    }
    let next: typeof control
    switch (letter) {
      case 'M': {
        ;[x, y] = pair()
        startX = x
        startY = y
        segments.push({ command: 'M', points: [[x, y]] })
        // Further pairs after a move are lines.
        letter = 'L'
        break
      }
      case 'L':
        ;[x, y] = pair()
        segments.push({ command: 'L', points: [[x, y]] })
        break
      case 'H':
        x = number() + (relative ? x : 0)
        segments.push({ command: 'L', points: [[x, y]] })
        break
      case 'V':
        y = number() + (relative ? y : 0)
        segments.push({ command: 'L', points: [[x, y]] })
        break
      case 'C':
      case 'S': {
        const first = letter === 'C' ? pair() : reflected('C')
        const second = pair()
        const end = pair()
        segments.push({ command: 'C', points: [first, second, end] })
        next = { kind: 'C', x: second[0], y: second[1] }
        ;[x, y] = end
        break
      }
      case 'Q':
      case 'T': {
        const only = letter === 'Q' ? pair() : reflected('Q')
        const end = pair()
        segments.push({ command: 'Q', points: [only, end] })
        next = { kind: 'Q', x: only[0], y: only[1] }
        ;[x, y] = end
        break
      }
      case 'A': {
        const [rx, ry, rotation] = [number(), number(), number()]
        const [large, sweep] = [number(), number()]
        ;[x, y] = pair()
        segments.push({
          command: 'A',
          points: [[x, y]],
          arc: { rx, ry, rotation, large, sweep },
        })
        break
      }
      case 'Z':
        segments.push({ command: 'Z', points: [] })
        x = startX
        y = startY
        break
    }
    control = next
  }
  return segments
}

/** The path again, relative and without needless characters, rounded to so many decimals. */
export function shortPath(d: string, decimals = 1): string {
  // In whole units of the last decimal, so that relative steps cannot add up an error.
  const factor = 10 ** decimals
  const whole = (value: number) => Math.round(value * factor)
  let x = 0
  let y = 0
  let startX = 0
  let startY = 0
  let out = ''
  let last = ''
  const emit = (command: string, values: readonly number[]) => {
    const repeats = command === last && command !== 'm'
    let text = repeats ? '' : command
    values.forEach((value, i) => {
      const digits = shortNumber(value)
      const before = i === 0 && !repeats ? '' : text.slice(-1) || out.slice(-1)
      const joined = before + digits
      const needsSpace =
        before !== '' &&
        !digits.startsWith('-') &&
        !(digits.startsWith('.') && endsInFraction(out + text))
      text += joined.length && needsSpace ? ` ${digits}` : digits
    })
    out += text
    last = command === 'm' ? 'l' : command
  }
  const scaled = (values: readonly number[]) => values.map((v) => v / factor)
  for (const { command, points, arc } of readPath(d)) {
    if (command === 'Z') {
      out += 'z'
      last = 'z'
      x = startX
      y = startY
      continue
    }
    const steps = points.map(([px, py]) => [whole(px) - x, whole(py) - y] as const)
    const [dx, dy] = steps[steps.length - 1] ?? [0, 0]
    if (command === 'M') {
      emit('m', scaled([dx, dy]))
      startX = x + dx
      startY = y + dy
    } else if (arc) {
      const { rx, ry, rotation, large, sweep } = arc
      if (dx || dy)
        emit('a', [...scaled([whole(rx), whole(ry)]), rotation, large, sweep, ...scaled([dx, dy])])
    } else if (command === 'L') {
      if (dx && dy) emit('l', scaled([dx, dy]))
      else if (dx) emit('h', scaled([dx]))
      else if (dy) emit('v', scaled([dy]))
    } else {
      emit(command === 'C' ? 'c' : 'q', scaled(steps.flat()))
    }
    x += dx
    y += dy
  }
  return out
}

function shortNumber(value: number): string {
  const text = String(Number(value.toFixed(4)))
  return text.replace(/^(-?)0\./, '$1.')
}

/** Whether text ends in a number with a decimal point, after which another may start with one. */
function endsInFraction(text: string): boolean {
  return /\.\d+$/.test(text)
}

export type Bounds = {
  x0: number
  y0: number
  x1: number
  y1: number
}

/**
 * A box that surely holds the path: control points count as if the curve reached them, an arc as
 * if it reached a diameter beyond its ends.
 */
export function pathBounds(d: string): Bounds {
  const box: Bounds = { x0: Infinity, y0: Infinity, x1: -Infinity, y1: -Infinity }
  const add = (x: number, y: number) => {
    box.x0 = Math.min(box.x0, x)
    box.y0 = Math.min(box.y0, y)
    box.x1 = Math.max(box.x1, x)
    box.y1 = Math.max(box.y1, y)
  }
  let from: readonly [number, number] = [0, 0]
  for (const { points, arc } of readPath(d)) {
    for (const [x, y] of points) {
      if (arc) {
        const reach = [2 * arc.rx, 2 * arc.ry] as const
        const large = arc.large === 1
        const rx = large ? reach[0] : reach[0] / 2
        const ry = large ? reach[1] : reach[1] / 2
        add(Math.min(x, from[0]) - rx, Math.min(y, from[1]) - ry)
        add(Math.max(x, from[0]) + rx, Math.max(y, from[1]) + ry)
      }
      add(x, y)
      from = [x, y]
    }
  }
  return box
}
