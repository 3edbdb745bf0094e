/** @jest-environment node */
import { trimState } from './state'

const init = '(self.__next_f=self.__next_f||[]).push([0])'
const push = (rows: string) => `self.__next_f.push(${JSON.stringify([1, rows])})`

/** The rows of a trimmed state. */
function trimmed(...rows: string[]): string {
  const script = trimState([init, ...rows.map(push)])
  expect(script.startsWith(`${init};self.__next_f.push(`)).toBe(true)
  const [, text] = JSON.parse(script.slice(script.lastIndexOf('.push(') + 6, -2))
  return text
}

const menu = '1:I[7,["a.js"],"Menu"]\n'
const opaque = '"dangerouslySetInnerHTML":{"__html":""}'

test('leaves the HTML of an element alone in which no client component stands', () => {
  expect(
    trimmed('0:["$","main",null,{"id":"a","children":["$","p",null,{"children":"Olá"}]}]\n'),
  ).toBe(`0:["$","main",null,{"id":"a",${opaque}}]\n`)
})

test('keeps the way to a client component and what the component is given', () => {
  const rows = `${menu}0:["$","div",null,{"children":[["$","p",null,{"children":"Olá"}],["$","$L1",null,{"label":["$","b",null,{"children":"Menu"}]}]]}]\n`
  expect(trimmed(rows)).toBe(
    `${menu}0:["$","div",null,{"children":[["$","p",null,{${opaque}}],["$","$L1",null,{"label":["$","b",null,{"children":"Menu"}]}]]}]\n`,
  )
})

test('keeps a row that a component is given by reference', () => {
  const given = '2:["$","b",null,{"children":"Menu"}]\n'
  expect(trimmed(`${menu}${given}0:["$","$L1",null,{"label":"$2"}]\n`)).toBe(
    `${menu}${given}0:["$","$L1",null,{"label":"$2"}]\n`,
  )
})

test('drops rows that nothing names and numbers the others in the order of their use', () => {
  expect(
    trimmed(
      ':HL["/a.css","style"]\n5:"unused"\n9:["$","$La",null,{}]\n',
      'a:I[7,["a.js"],"Menu"]\n0:{"page":"$L9"}\n',
    ),
  ).toBe('1:I[7,["a.js"],"Menu"]\n2:["$","$L1",null,{}]\n0:{"page":"$L2"}\n')
})

test('counts the length of a text row in bytes, across the scripts it is spread over', () => {
  const text = 'ação\n0:'
  const row = `2:T${Buffer.byteLength(text).toString(16)},${text}`
  expect(trimmed(menu + row.slice(0, 8), `${row.slice(8)}0:["$","$L1",null,{"text":"$2"}]\n`)).toBe(
    `${menu}${row}0:["$","$L1",null,{"text":"$2"}]\n`,
  )
})

test('puts an object in the place of a path that leads through what is left out', () => {
  const rows = `${menu}2:["$","p",null,{"children":["$","i",null,{"data":{"size":24}}]}]\n0:[["$","div",null,{"children":"$2"}],["$","$L1",null,{"icon":"$0:0:props:children:props:children:props:data"}]]\n`
  expect(trimmed(rows)).toBe(
    `${menu}0:[["$","div",null,{${opaque}}],["$","$L1",null,{"icon":{"size":24}}]]\n`,
  )
})

test('keeps the rows of a stream together', () => {
  const stream = '2:X\n2:{"page":"$3"}\n2:C\n'
  expect(trimmed(`${stream}3:["$","$L4",null,{}]\n4:I[7,["a.js"],"Menu"]\n0:"$2"\n`)).toBe(
    '1:I[7,["a.js"],"Menu"]\n2:["$","$L1",null,{}]\n3:X\n3:{"page":"$2"}\n3:C\n0:"$3"\n',
  )
})

test('takes a fragment for no component', () => {
  expect(
    trimmed(
      '3:"$Sreact.fragment"\n0:["$","p",null,{"children":["$","$3",null,{"children":"Olá"}]}]\n',
    ),
  ).toBe(`0:["$","p",null,{${opaque}}]\n`)
})

test('keeps a title, by whose text React finds it', () => {
  const title = '0:["$","title",null,{"children":"Olá"}]\n'
  expect(trimmed(title)).toBe(title)
})

test.each([
  ['a reference of an unknown kind', '0:["$Z1"]\n'],
  ['a row that is missing', '0:["$L1"]\n'],
  ['a path that leads nowhere', '0:[{"a":1},"$0:0:b"]\n'],
  ['something that is no row', 'nonsense'],
])('refuses %s', (_, rows) => {
  expect(() => trimState([push(rows)])).toThrow('state for React')
})
