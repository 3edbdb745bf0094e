/** Leaves out the pictures of cards where the visitor saves data (`saves-data` in app/styles/theme.css). */
export function respectDataSaver(): void {
  if (navigator.connection?.saveData) document.documentElement.dataset.saves = ''
}
