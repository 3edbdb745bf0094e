import { REDIRECTS } from './http-headers'

it('leads to an address that is not redirected itself', () => {
  for (const target of Object.values(REDIRECTS))
    expect(Object.keys(REDIRECTS)).not.toContain(target)
})

it('covers every form under which a file server finds a page', () => {
  expect(REDIRECTS).toMatchObject({
    '/index': '/',
    '/index.html': '/',
    '/desentupimento/': '/desentupimento',
    '/desentupimento.html': '/desentupimento',
    '/desentupimento/index': '/desentupimento',
    '/desentupimento/index.html': '/desentupimento',
  })
})

it('leaves the error pages no address of their own', () => {
  expect(REDIRECTS).toMatchObject({
    '/404': '/',
    '/404.html': '/',
    '/500': '/',
    '/500.html': '/',
  })
})
