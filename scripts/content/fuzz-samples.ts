/** What people paste, and what would do harm in a page, a script or an address. */
export const NASTY = [
  ...[
    '',
    ' ',
    '\u00A0',
    '\u200B',
    '\u202Eabc',
    '\u0000',
    '\u001B[2J',
    '\uD800',
    '\uFFFD',
    '\uFEFF',
  ],
  ...[
    'a\u0301\u0302\u0303\u0304',
    '👨‍👩‍👧',
    '\u3164',
    '\u2800',
    '\u00AD',
    '\u2028',
    '\n',
    '\r\n',
    '\t',
  ],
  ...[
    '</script><script>alert(1)</script>',
    '<!--',
    ']]>',
    '"><img src=x onerror=alert(1)>',
    '&amp;',
  ],
  ...["'", '"', '`', '\\', '{service}', '{rating}', '$&', '%00', '%', '../../etc/passwd'],
  ...[
    'TODO: tudo',
    '//# sourceMappingURL=x',
    'javascript:alert(1)',
    'https://a b.com/"',
    'http://x',
  ],
  ...['__proto__', 'constructor', 'toString', 'null', 'NaN', 'DedetizaÃ§Ã£o', '5548', '#FFF'],
  'ç'.repeat(5000),
]

/** Signs and words that a slip of the hand puts into a file, or takes out of it. */
export const SLIPS = [
  ...["'", '"', '`', ',', '{', '}', '[', ']', '(', ')', ';', ':', '\\', '//', '/*', '*/', '<', '#'],
  ...['\u0000', '\uFEFF', '\u202E', '\uD800', 'é', '\n', 'undefined', 'null', '=>', 'export '],
  ...["import x from 'y'\n", 'True', 'nome', '...', '.x.y', '()', '0x', '1e999', 'async ', '@'],
]
