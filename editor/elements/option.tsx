import type { InputHTMLAttributes } from 'react'
import './option.css'

/** Shows a checkbox, or another kind of button that is on or off, with its label. */
export const Option = ({
  children,
  onChange,
  ...input
}: Omit<InputHTMLAttributes<HTMLInputElement>, 'onChange'> & {
  onChange: (isChecked: boolean) => void
}) => (
  <label className="option-label">
    <input type="checkbox" {...input} onChange={({ target }) => onChange(target.checked)} />
    <span>{children}</span>
  </label>
)
