import { palette } from '@/content/palette'

/** The palette as Tailwind's colours, so that the pages draw from the same ramps. */
export function paletteStylesheet(): string {
  const lines = Object.entries(palette).flatMap(([ramp, steps]) =>
    Object.entries(steps).map(([step, colour]) => `  --color-${ramp}-${step}: ${colour};`),
  )
  return `/* Made by \`npm run art\` from content/palette.ts. */\n@theme {\n${lines.join('\n')}\n}\n`
}
