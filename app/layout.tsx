import type { Metadata, Viewport } from 'next'
import type { ReactNode } from 'react'
import { preload } from 'react-dom'
import site from '@/.generated/site.json' with { type: 'json' }
import { DevLoader } from '@/components/client/dev-loader'
import { BRASILIA_TIME_ZONE } from '@/model/brazil/clock'
import { timeZoneOf } from '@/model/brazil/time-zone'
import { pageViewport } from '@/model/metadata/page-metadata'
import { APPLE_ICON_PATH, ICON_PATH } from '@/model/site/published-files'
import display from './fonts/display.woff2'
import text from './fonts/text.woff2'
import './globals.css'

const { company } = site.content

export const metadata: Metadata = {
  metadataBase: new URL(company.siteUrl),
  // Off, because Safari would turn numbers into telephone links, and every contact goes through the
  // chat.
  formatDetection: { telephone: false },
  // The icons are in public/, because Next adds a hash to the URL of an icon in app/, and every
  // page would contain the longer URLs.
  icons: { icon: ICON_PATH, apple: APPLE_ICON_PATH },
}

export const viewport: Viewport = { ...pageViewport(site.content, '/'), colorScheme: 'light dark' }

export default function RootLayout({ children }: { children: ReactNode }) {
  // Preloads both fonts, because the first screen uses them.
  for (const font of [display, text]) preload(font, { as: 'font', crossOrigin: 'anonymous' })
  const timeZone = timeZoneOf(company)
  return (
    // Omits the default of the loader, because every byte here delays the first paint.
    <html lang="pt-BR" data-time-zone={timeZone === BRASILIA_TIME_ZONE ? undefined : timeZone}>
      <body>
        {children}
        {process.env.NODE_ENV === 'development' && <DevLoader analyticsId={company.analyticsId} />}
      </body>
    </html>
  )
}
