/** For tests: sets `document.currentScript` to an element with these attributes, as while the page is parsed. */
export function setCurrentScript(attributes = ''): void {
  document.head.innerHTML = `<script type="inert" ${attributes}></script>`
  Object.defineProperty(document, 'currentScript', {
    configurable: true,
    value: document.querySelector('script'),
  })
}
