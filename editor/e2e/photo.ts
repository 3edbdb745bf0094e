import type { Page } from '@playwright/test'
import sharp from 'sharp'
import type { FakeGitHub } from './fake-github'

/** Returns a photo with a GPS position, as phones store it. */
export const createPhoto = async (width = 1600, height = 1200) => {
  const create = { width, height, channels: 3, background: 'rgb(90, 120, 140)' } as const
  const exif = { IFD3: { GPSLatitude: '28/1 49/1 0/1' } }
  const buffer = await sharp({ create }).withExif(exif).jpeg().toBuffer()
  return { name: 'IMG 2041.jpg', mimeType: 'image/jpeg', buffer }
}

/**
 * Puts a photo in the place of the drain on the branch.
 * @returns the path of its file
 */
export async function addDrainPhoto(github: FakeGitHub, focus?: { x: number; y: number }) {
  const path = 'content/fotos/ralo.jpg'
  github.saveFile(path, (await createPhoto()).buffer)
  github.saveContent('photos', { items: [{ picture: 'ralo', file: `/${path}`, focus }] })
  return path
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
