import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { askConsent } from '@/browser/inline/ask-consent'
import { goBackAtOnce } from '@/browser/inline/go-back-at-once'
import { layOutInPieces } from '@/browser/inline/lay-out-in-pieces'
import { loadIslands } from '@/browser/inline/load-islands'
import { workPlainMenu } from '@/browser/inline/plain-menu'
import { reportChatClicks } from '@/browser/inline/report-chat-clicks'
import { DevIslands } from '@/components/client/dev-islands'
import { InlineScript } from '@/components/parts/inline-script'
import { company, palette } from '@/content/site'
import { preloadFonts } from './fonts'
import './globals.css'

export const metadata: Metadata = {
  metadataBase: new URL(company.siteUrl),
  // Safari would turn figures into telephone links; the chat is the only way out of the page.
  formatDetection: { telephone: false },
  // As files of app/ they would have a hash in their address, in every page; all of them are asked for anew.
  icons: {
    icon: [
      { url: '/favicon.ico', sizes: '48x48' },
      { url: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
    ],
    apple: { url: '/apple-icon.png', sizes: '180x180' },
  },
}

export const viewport: Viewport = { themeColor: palette.forest[8] }

export default function RootLayout({ children }: { children: ReactNode }) {
  preloadFonts()
  return (
    <html lang="pt-BR">
      <head>
        <InlineScript
          name="loader"
          functions={[
            reportChatClicks,
            workPlainMenu,
            goBackAtOnce,
            layOutInPieces,
            loadIslands,
            // A site without analytics carries none of its code.
            ...(company.analyticsId ? [askConsent] : []),
          ]}
          tag={company.analyticsId}
        />
      </head>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && <DevIslands />}
      </body>
    </html>
  )
}
