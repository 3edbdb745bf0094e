import { content as fixture } from '@/fixtures/content'
import { privateDataItems, privateNumberIn } from './private-data'

it.each([
  ['Liguem para +55 13 99912-3456', 'um telefone', '+55 13 99912-3456'],
  ['(48) 9 9912-3456', 'um telefone', '(48) 9 9912-3456'],
  ['meu zap é 48999123456', 'um telefone', '48999123456'],
  ['99912-3456', 'um telefone', '99912-3456'],
  ['Meu zap é 99150-3450', 'um telefone', '99150-3450'],
  ['99100-4550', 'um telefone', '99100-4550'],
  ['98800-1250', 'um telefone', '98800-1250'],
  ['Falei com o Beto (99912-3456) e resolveu.', 'um telefone', '99912-3456'],
  ['Falei com o Beto (3433-1234), e', 'um telefone', '3433-1234'],
  ['Falei com o Beto (48 99912-3456)', 'um telefone', '48 99912-3456'],
  ['(48) 99912-3456', 'um telefone', '(48) 99912-3456'],
  ['Paguei 200 reais, fone 2512-3512', 'um telefone', '2512-3512'],
  ['me liga: 9 9912 3456', 'um telefone', '9 9912 3456'],
  ['fone 3433 1234', 'um telefone', '3433 1234'],
  ['wa.me/5548999123456', 'um telefone', '5548999123456'],
  ['chamei 34331234', 'um telefone', '34331234'],
  ['É só ligar no 3433 1234.', 'um telefone', '3433 1234'],
  ['Me liga: 3433 1234', 'um telefone', '3433 1234'],
  ['O telefone dele é 3433 1234', 'um telefone', '3433 1234'],
  ['Chama no zap do Zé 3433 1234', 'um telefone', '3433 1234'],
  ['Me chama no 9-9123-4567', 'um telefone', '9-9123-4567'],
  ['Liguei no 34331234 e vieram', 'um telefone', '34331234'],
  ['Chamem pelo número (fixo): 3433.1234', 'um telefone', '3433.1234'],
  ['Liguei no 4004-1234', 'um telefone', '4004-1234'],
  ['Liguei no 4004 1234', 'um telefone', '4004 1234'],
  ['0800 123 4567', 'um telefone', '0800 123 4567'],
  ['4 8 9 9 9 1 2 3 4 5 6', 'um telefone', '4 8 9 9 9 1 2 3 4 5 6'],
  ['meu e-mail é ana@gmail.com', 'um e-mail', 'ana@gmail.com'],
  ['3433-1234/1235', 'um telefone', '3433-1234'],
  ['3433-1234 2 vezes', 'um telefone', '3433-1234'],
  ['48 99123456', 'um telefone', '48 99123456'],
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
  'Vieram à Rua 3480-3520',
  'O pedido nº 3433-1234 chegou',
  'CRBio 45678/03-D',
  // No area code is 26.
  'CREA 2612345678',
  // No number begins with 1 after the area code.
  'CREA 4812345678',
  'Desde 05/11/2026, há 20 anos',
  'Clientes de 2019-2024 e de 2019 2024',
  'Clientes de 2025-2026',
  'Outros pediram 2.500-3.500',
  'O técnico tem registro 3433 1234',
  'Chamei o químico CRQ 34567890',
  'Liguei para o registro 34331234',
  'Liguei em 2019 2024 e hoje',
  'Chamei a empresa em 20192024',
  'Liguei e paguei 3433 12345 no cartão',
  'Chamei, vieram rápido e o caminhão 3433 1234 resolveu',
  'CNPJ 11.222.333/0001-81 ou 11222333/0001-81',
  'Paguei R$ 1.500,00 por 2.000 litros',
  'Outros pediram 2500-3500 reais',
  'Outros pediram R$ 2500-3500 ou R$2500-3500',
  'Limparam 2100-2200 metros de cano',
  // Nationwide numbers begin like these too.
  'Gastei entre 4000-5000 e valeu a pena',
  'Gastei R$ 3000-4500, ou 4000 - 4500',
  'Outros pediram 4000 5000 ou 12.500-35.000',
  'Um galpão de 2100-2200 m² ou 2100-2200m2',
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
