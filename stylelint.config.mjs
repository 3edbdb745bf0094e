/*
 * Reports CSS that the oldest browsers with the full design lack (docs/decisions.md, 7): most of
 * what became Baseline after 2021. The exceptions below do no harm where they are not supported.
 */

const PROPERTIES = [
  // Details of appearance.
  ...['break-after', 'forced-color-adjust', 'hyphens', 'outline', 'paint-order', 'scrollbar-color'],
  ...['scrollbar-width', 'text-wrap-style', 'view-transition-name'],
  // Sizes headings with wide words by their column. In browsers without support, the headings get
  // the size for the narrowest column.
  'container-type',
  // Details of scrolling.
  ...['overscroll-behavior', 'overscroll-behavior-x', 'scroll-snap-type'],
  // Deferred layout and animations, which run only in browsers that support them fully.
  ...['animation-range', 'content-visibility', 'overflow-clip-margin'],
  ...['view-timeline', 'view-timeline-inset'],
  // Details of forms and of the dark version in the editor.
  ...['accent-color', 'color-scheme', 'field-sizing', 'resize'],
  // Supported with prefixes, which the CSS compiler adds. That compiler has its own targets
  // (findings/tailwind-targets.sh).
  ...['mask', 'print-color-adjust'],
]

const OPTIONS = {
  available: 2021,
  // Container queries adapt the editor to a keyboard and to large text.
  ignoreAtRules: ['view-transition', 'container'],
  // Moves a button up on low screens.
  ignoreFunctions: ['sign'],
  ignoreProperties: {
    ...Object.fromEntries(PROPERTIES.map((property) => [property, ['/./']])),
    // Used only within an `@supports` of a newer feature, because the CSS compiler drops `hidden`
    // before `clip` (findings/lightningcss-dropped-fallbacks.sh).
    overflow: ['clip'],
    // Affects only the longest words, which iOS 15.0 to 15.3 do not break.
    'overflow-wrap': ['anywhere'],
  },
  ignoreSelectors: [
    // The CSS compiler flattens nested rules.
    'nesting',
    // iOS 15.0 to 15.3 draw their own focus ring.
    'focus-visible',
    // Stops the page from scrolling behind the open menu, and refines menu, footer and card rows.
    'has',
    // Prints closed answers, and styles details.
    ...['details-content', 'marker', 'selection'],
    // Dots below rows of cards. Browsers without them show a bar, or the scroll bar.
    ...['scroll-marker', 'scroll-marker-group', 'target-current'],
  ],
}

export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: { 'plugin/use-baseline': [true, OPTIONS] },
}
