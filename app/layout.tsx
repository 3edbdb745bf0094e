import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { InlineScript } from '@/components/inline-script'
import { company } from '@/content/company'
import { palette } from '@/content/palette'
import {
  allowOwnScriptsOnly,
  goBackAtOnce,
  layOutInPieces,
  loadBundlesOnFirstSign,
  reportChatClicks,
} from '@/lib/inline-scripts'
import { display, text } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(company.siteUrl),
  applicationName: company.name,
  // Safari would turn figures into telephone links; the chat is the only way out of the page.
  formatDetection: { telephone: false },
}

export const viewport: Viewport = { themeColor: palette.forest[8] }

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The inline script marks the element before React takes it over.
    <html lang="pt-BR" className={`${display.variable} ${text.variable}`} suppressHydrationWarning>
      <head>
        <InlineScript
          id="first-sign"
          functions={[
            allowOwnScriptsOnly,
            reportChatClicks,
            goBackAtOnce,
            layOutInPieces,
            loadBundlesOnFirstSign,
          ]}
        />
      </head>
      <body>{children}</body>
    </html>
  )
}
