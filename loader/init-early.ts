import { replaceLostPhotos } from './replace-lost-photos'

/** Starts what must run before the browser requests a picture. */
export function initEarly(): void {
  replaceLostPhotos()
  // Hides the pictures of cards and of the proof (`save-data` in app/styles/theme.css), because
  // the visitor saves data.
  if (navigator.connection?.saveData) document.documentElement.dataset.saveData = ''
}
