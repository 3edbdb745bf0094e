import { cleanText, toKeyboardText } from './clean-text'

it.each([
  ['\uFEFFUma\u200B casa\r\nsó sua ', 'Uma casa só sua'],
  ['a\tb\u2028c\u2029d\u0085e\ff', 'a b c d e f'],
  // Thin, figure, ideographic, mathematical and Ogham spaces, and invisible letters.
  ['a\u2009b\u2007c\u3000d\u205Fe\u1680f\u3164g\u2800h', 'a b c d e f g h'],
  ['R$\u00A0150 e 8\u202Fh', 'R$\u00A0150 e 8\u00A0h'],
  // Direction marks, joiners, soft hyphens, tags, variation selectors and annotation marks.
  ['\u202Eab\u2066c\u200F\u061C\u00AD\u2060\u{E0041}\uFE01\u034F\uFFF9d', 'abcd'],
  // A lone surrogate, the object replacement character, and a private-use character.
  ['a\uD800b\uFFFCc\uE000d\u0000e', 'abcde'],
  ['I\u0327c\u0327ara'.normalize('NFD'), 'I\u0327çara'],
  ['  duas   casas  ', 'duas casas'],
  ['caixa dʼágua bem‑vinda, \uFB01m', 'caixa d’água bem-vinda, fim'],
  ['👨‍👩‍👧 e ❤️', '👨‍👩‍👧 e ❤️'],
  ['\u200B\u2800\u00A0', ''],
])('cleans %j to %j', (typed, clean) => {
  expect(cleanText(typed)).toBe(clean)
})

it.each([
  ['（４８） ９１２３４–５６７８', '(48) 91234-5678'],
  ['R$\u00A0150', 'R$ 150'],
  ['−28', '-28'],
  ['1‐2‑3‒4–5—6―7−8﹣9', '1-2-3-4-5-6-7-8-9'],
  ['4️⃣8️⃣', '48'],
  ['d’ d‘ dʼ d´ d` d′ d＇', "d' d' d' d' d' d' d'"],
])('converts %j to the keyboard characters %j', (typed, keyboardText) => {
  expect(toKeyboardText(typed)).toBe(keyboardText)
})

it.each(['“🅰\u0336🅰 ', 'A\u200b\u20e3'])('cleans %j in one pass', (typed) => {
  expect(cleanText(cleanText(typed))).toBe(cleanText(typed))
})
