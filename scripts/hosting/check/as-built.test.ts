import { AS_BUILT, changes, isInsertion } from './as-built'

const PAGE =
  '<p>Fale com a gente</p><a href="mailto:contato@example.com">contato@example.com</a><script>run()</script>'

describe('changes', () => {
  it('has nothing to tell of a page that arrives as it was built', () => {
    expect(changes(PAGE, PAGE)).toBe(AS_BUILT)
  })

  it("knows Cloudflare's email obfuscation, and names what it inserts and takes away", () => {
    const obfuscated = PAGE.replace(
      /<a .*<\/a>/,
      '<a href="/cdn-cgi/l/email-protection#6e"><span class="__cf_email__" data-cfemail="6e">[email&#160;protected]</span></a><script src="/cdn-cgi/scripts/5c5dd728/cloudflare-static/email-decode.min.js"></script>',
    )
    const found = changes(PAGE, obfuscated)
    expect(found).toContain("Cloudflare's email obfuscation is on; ")
    expect(found).toContain('inserted <span class="__cf_email__">')
    expect(found).toContain('inserted <script src="/cdn-cgi/scripts/')
    expect(found).toContain('missing <a href="mailto:contato@example.com">')
  })

  it('counts a second element that is like one of the page', () => {
    expect(changes(PAGE, `${PAGE}<script>track()</script>`)).toBe('inserted <script>')
  })

  it('tells a page that was added to from one that is another', () => {
    for (const added of [`${PAGE}<script>track()</script>`, `<p>Oi</p>${PAGE}`])
      expect(isInsertion(changes(PAGE, added))).toBe(true)
    for (const other of [PAGE, '<h1>Outra</h1>', PAGE.replace('</p>', ' já</p>')])
      expect(isInsertion(changes(PAGE, other))).toBe(false)
  })

  it('tells that only the text between the elements is other', () => {
    expect(changes(PAGE, PAGE.replace('</p>', '</p>\n'))).toBe(
      'other text, attributes or white space',
    )
  })

  it('tells of another page in one line', () => {
    expect(changes(PAGE, '<ul><li>1<li>2<li>3<li>4<li>5</ul>')).toMatch(/; \d more$/)
  })
})
