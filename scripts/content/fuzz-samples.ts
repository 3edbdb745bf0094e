/** What people paste, and what would do harm in a page, a script or an address. */
export const NASTY = [
  ...' ~\u00A0~\u200B~\u202Eabc~\u0000~\u001B[2J~\uD800~\uFFFD~\uFEFF~\u3164'.split('~'),
  ...'\u2800~\u00AD~~a\u0301\u0302\u0303\u0304~👨‍👩‍👧~\u2028~\n~\r\n~\t~DedetizaÃ§Ã£o'.split('~'),
  ...'</script><script>alert(1)</script>~<!--~]]>~"><img src=x onerror=alert(1)>~&amp;'.split('~'),
  ...`'~"~\`~\\~{service}~{rating}~$&~%00~%~../../etc/passwd~https://a b.com/"~http://x`.split('~'),
  ...'TODO: tudo~//# sourceMappingURL=x~javascript:alert(1)'.split('~'),
  ...'__proto__~constructor~toString~5548~#FFF~NaN~null'.split('~'),
  'ç'.repeat(5000),
]

/** Characters and words that a slip of the hand puts into a file, or takes out of it. */
export const SLIPS = [
  ...`' " \` , { } [ ] ( ) ; : \\ // /* */ < # é => ... .x.y () 0x 1e999 @ nome True`.split(' '),
  ...['\u0000', '\uFEFF', '\u202E', '\uD800', '\n', 'undefined', 'null', 'export ', 'async '],
  "import x from 'y'\n",
]
