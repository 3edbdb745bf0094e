import { ChevronDown } from 'lucide-react'
import type { ComponentProps, ReactNode } from 'react'

/** Renders what opens by its title. */
export const Expandable = ({
  heading,
  className,
  children,
  ...details
}: ComponentProps<'details'> & { heading: ReactNode }) => (
  <details {...details} className={`expandable ${className}`}>
    <summary>
      {heading}
      <ChevronDown className="icon print:gone" />
    </summary>
    {children}
  </details>
)
