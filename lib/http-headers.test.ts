import { REDIRECTS } from './http-headers'

it('leads from every form under which a file server finds a page to its address', () => {
  expect(REDIRECTS).toEqual({
    '/index': '/',
    '/index.html': '/',
    '/desentupimento/': '/desentupimento',
    '/desentupimento.html': '/desentupimento',
    '/desentupimento/index': '/desentupimento',
    '/desentupimento/index.html': '/desentupimento',
    // An error page has no address of its own.
    '/404': '/',
    '/404.html': '/',
    '/500': '/',
    '/500.html': '/',
  })
})
