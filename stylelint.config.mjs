/*
 * Finds what the oldest browsers with the full design lack (docs/decisions.md, 10). By and large, they have what became
 * Baseline until the end of 2021. Their visitors can do without what is named here.
 */

const PROPERTIES = [
  // Looks that say nothing.
  ...['break-after', 'forced-color-adjust', 'hyphens', 'outline', 'paint-order', 'scrollbar-color'],
  ...['scrollbar-width', 'text-wrap-style', 'view-transition-name'],
  // The size of headings with wide words, which is that of the narrowest column without it.
  'container-type',
  // Manners of scrolling.
  ...['overscroll-behavior', 'overscroll-behavior-x', 'scroll-snap-type'],
  // Deferred layout and animations, which run only in browsers that support them fully.
  ...['animation-range', 'content-visibility', 'overflow-clip-margin'],
  ...['view-timeline', 'view-timeline-inset'],
  // The CSS compiler adds the prefixes.
  ...['mask', 'print-color-adjust'],
]

const OPTIONS = {
  available: 2021,
  ignoreAtRules: ['view-transition'],
  ignoreProperties: {
    ...Object.fromEntries(PROPERTIES.map((property) => [property, ['/./']])),
    // Within an `@supports` of something newer.
    overflow: ['clip'],
    // Breaks in the longest words on iOS 15.0 to 15.3.
    'overflow-wrap': ['anywhere'],
  },
  ignoreSelectors: [
    // The compiler resolves it.
    'nesting',
    // The two rings of the focus on iOS 15.0 to 15.3, which draws its own.
    'focus-visible',
    // A page that stands still behind the open menu, and tidy edges of it.
    'has',
    // Answers that are printed, marks of a row, and looks that say nothing.
    ...['details-content', 'marker', 'selection'],
    ...['scroll-marker', 'scroll-marker-group', 'target-current'],
  ],
}

export default {
  plugins: ['stylelint-plugin-use-baseline'],
  rules: { 'plugin/use-baseline': [true, OPTIONS] },
}
