/** Leaves out the pictures of cards where the visitor saves data (app/styles/saved-data.css). */
export function saveData(): void {
  if (navigator.connection?.saveData) document.documentElement.dataset.saves = ''
}
