import type { MetadataRoute } from 'next'
import { company } from '@/content/company'
import { home } from '@/content/home'
import { palette } from '@/content/palette'

export const dynamic = 'force-static'

export default function manifest(): MetadataRoute.Manifest {
  return {
    name: company.name,
    short_name: company.name,
    description: home.meta.description,
    lang: 'pt-BR',
    start_url: '/',
    display: 'browser',
    background_color: palette.cream[1],
    theme_color: palette.forest[8],
    icons: [
      { src: '/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icon-512.png', sizes: '512x512', type: 'image/png' },
      {
        src: '/icon-maskable-512.png',
        sizes: '512x512',
        type: 'image/png',
        purpose: 'maskable',
      },
    ],
  }
}
