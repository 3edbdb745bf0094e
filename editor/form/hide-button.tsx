/** Shows a button that hides a section or a list item from the site, or shows it again. */
export const HideButton = ({
  isHidden,
  label,
  sentence,
  onChange,
}: {
  isHidden: boolean
  label: string
  /** Sentence that tells the owner that the section or item is hidden. */
  sentence: string
  /** Receives the new value of the switch, which content omits while nothing is hidden. */
  onChange: (isHidden: true | undefined) => void
}) => (
  <p className="button-row">
    <button type="button" onClick={() => onChange(isHidden ? undefined : true)}>
      {label}
    </button>
    <span role="status" className="hint">
      {isHidden && sentence}
    </span>
  </p>
)
