import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** Returns a photo with a GPS position, as phones store it. */
export const createPhoto = async (width = 1600, height = 1200) => {
  const create = { width, height, channels: 3, background: 'rgb(90, 120, 140)' } as const
  const exif = { IFD3: { GPSLatitude: '28/1 49/1 0/1' } }
  const buffer = await sharp({ create }).withExif(exif).jpeg().toBuffer()
  return { name: 'IMG 2041.jpg', mimeType: 'image/jpeg', buffer }
}

/** Chooses a file in the file chooser of the device. */
export async function choosePhoto(
  page: Page,
  file: Awaited<ReturnType<typeof createPhoto>>,
): Promise<void> {
  const chooser = page.waitForEvent('filechooser')
  await page.getByText(/Escolher uma foto|Trocar a foto|Pôr uma foto/).click()
  await (await chooser).setFiles(file)
}
