import { content as fixture } from '@/fixtures/content'
import { privateDataItems, privateNumberIn } from './private-data'

it.each([
  ['Liguem para +55 13 99912-3456', 'um telefone', '+55 13 99912-3456'],
  ['(48) 9 9912-3456', 'um telefone', '(48) 9 9912-3456'],
  ['meu zap é 48999123456', 'um telefone', '48999123456'],
  ['99912-3456', 'um telefone', '99912-3456'],
  ['Falei com o Beto (99912-3456) e resolveu.', 'um telefone', '99912-3456'],
  ['Falei com o Beto (48 99912-3456)', 'um telefone', '48 99912-3456'],
  ['(48) 99912-3456', 'um telefone', '(48) 99912-3456'],
  ['me liga: 9 9912 3456', 'um telefone', '9 9912 3456'],
  ['wa.me/5548999123456', 'um telefone', '5548999123456'],
  ['Me chama no 9-9123-4567', 'um telefone', '9-9123-4567'],
  ['0800 123 4567', 'um telefone', '0800 123 4567'],
  ['meu e-mail é ana@gmail.com', 'um e-mail', 'ana@gmail.com'],
  ['015 48 99912-3456', 'um telefone', '015 48 99912-3456'],
  ['MARIA DA SILVA 11144477735', 'um CPF', '11144477735'],
  ['CPF 111.444.777-35 24h', 'um CPF', '111.444.777-35'],
  // A digit is wrong.
  ['MARIA DA SILVA 111.444.777-36', 'um CPF', '111.444.777-36'],
])('finds the private number in “%s”', (text, kind, number) => {
  expect(privateNumberIn(text)).toEqual({ kind, number })
})

it.each([
  // The legal name of a sole trader begins with the first eight digits of its company number.
  '11.222.333 MARIA DA SILVA',
  'CRQ XIII 13.400.123',
  // A landline without area code may be another number.
  'O pedido nº 3433-1234 chegou',
  'CRBio 45678/03-D',
  // No area code is 26.
  'CREA 2612345678',
  // No number begins with 1 after the area code.
  'CREA 4812345678',
  'Desde 05/11/2026, há 20 anos',
  'Clientes de 2019-2024 e de 2019 2024',
  'Chamei o químico CRQ 34567890',
  'Liguei para o registro 34331234',
  'Liguei e paguei 3433 12345 no cartão',
  'CNPJ 11.222.333/0001-81 ou 11222333/0001-81',
  'Paguei R$ 1.500,00 por 2.000 litros',
  // Nationwide numbers begin like these too.
  'Gastei entre 4000-5000 e valeu a pena',
  'Vieram das 08:00 às 18:00, dia 24.12.2026',
])('finds no private number in “%s”', (text) => {
  expect(privateNumberIn(text)).toBeUndefined()
})

it('blocks a launch for a client’s number, and only reports one in the legal name', () => {
  const content = structuredClone(fixture)
  content.company.legalName = 'MARIA DA SILVA 11144477735'
  const comment = 'Adorei, meu número é (13) 99912-3456.'
  content.testimonials.home = [{ name: 'Ana', town: 'Içara', comment, sample: false }]
  expect(privateDataItems(content)).toEqual([
    expect.objectContaining({
      blocks: false,
      path: ['company', 'legalName'],
      remedy: expect.stringContaining('deixe-o'),
    }),
    expect.objectContaining({
      blocks: true,
      path: ['testimonials', 'home', 0, 'comment'],
      remedy: 'tire-o',
    }),
  ])
})
