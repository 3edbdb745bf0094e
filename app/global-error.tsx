'use client'

import { FailureScreen } from '@/components/frame/failure'
import { errorTexts } from '@/content/interface'
import './globals.css'
import { display, text } from './fonts'

/** Takes the place of the whole document when the root layout itself throws. */
export default function GlobalError() {
  return (
    <html lang="pt-BR" className={`${display.variable} ${text.variable}`}>
      <body>
        <FailureScreen texts={errorTexts} />
      </body>
    </html>
  )
}
