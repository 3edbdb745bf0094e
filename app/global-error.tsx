'use client'

import { FailureScreen } from '@/components/frame/failure'
import { errorTexts } from '@/content/site'
import './globals.css'

/** Takes the place of the whole document when the root layout itself throws. */
export default function GlobalError() {
  return (
    <html lang="pt-BR">
      <body>
        <FailureScreen texts={errorTexts} />
      </body>
    </html>
  )
}
