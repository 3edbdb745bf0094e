/** @jest-environment jsdom */
import { render, screen, within } from '@testing-library/react'
import type { Pest, Testimonial } from '@/content/schema'
import type { PictureName } from '@/lib/pictures'
import { Pests } from './pests'
import { Questions } from './questions'
import { Services } from './services'
import { Testimonials } from './testimonials'

const heading = { title: 'Título', intro: 'Introdução' }

/** The list item under a heading. */
function card(name: string) {
  const item = screen.getByRole('heading', { name }).closest('li')
  if (!item) throw new Error(`no card "${name}"`)
  return within(item)
}

describe('Services', () => {
  const service = (slug: PictureName, title: string) => ({
    slug,
    title,
    description: `Sobre ${title}.`,
    tip: `Dica de ${title}.`,
    alt: `Desenho de ${title}`,
    chatHref: `https://wa.me/1?text=${slug}`,
  })

  beforeEach(() => {
    render(
      <Services
        texts={{ ...heading, button: 'Solicitar orçamento' }}
        items={[service('ralo', 'Ralo'), service('vaso', 'Vaso')]}
        photoCard={{ title: 'Em dúvida?', text: 'Mande uma foto.', button: 'Mandar' }}
        photoHref="https://wa.me/1?text=foto"
        labels={{ swipe: 'São {count}.', chatHint: 'Abre o WhatsApp.' }}
      />,
    )
  })

  it.each(['Ralo', 'Vaso'])('gives %s its picture, its texts and its own chat link', (title) => {
    const inside = card(title)
    expect(inside.getByRole('img', { name: `Desenho de ${title}` })).toBeVisible()
    expect(inside.getByText(`Sobre ${title}.`)).toBeVisible()
    expect(inside.getByText(`Dica de ${title}.`)).toBeVisible()
    const link = inside.getByRole('link', { name: 'Solicitar orçamento' })
    expect(link).toHaveAttribute('href', `https://wa.me/1?text=${title.toLowerCase()}`)
    expect(link).toHaveAccessibleDescription(title)
  })

  it('says how many there are', () => {
    expect(screen.getAllByRole('listitem')).toHaveLength(2)
    expect(screen.getByText('São 2.')).toBeVisible()
  })

  it('has a chat link for the visitor in doubt', () => {
    const link = screen.getByRole('link', { name: 'Mandar' })
    expect(link).toHaveAttribute('href', 'https://wa.me/1?text=foto')
  })
})

describe('Pests', () => {
  const pest = (slug: Pest['slug'], title: string): Pest => ({
    slug,
    title,
    latinName: `Nomen ${slug}`,
    description: `Sobre ${title}.`,
    hides: 'No ralo',
    signs: 'Cheiro forte',
    service: 'dedetizacao',
    alt: `${title} de cima`,
  })

  beforeEach(() => {
    render(
      <Pests
        texts={{
          ...heading,
          hidesLabel: 'Onde se esconde',
          signsLabel: 'Sinais',
          treatmentLink: 'Ver o tratamento',
          button: 'Quero eliminar essas pragas',
        }}
        items={[{ ...pest('baratas', 'Baratas'), guarantee: '90 dias' }, pest('ratos', 'Ratos')]}
        guaranteeLabel="Garantia"
        chatHref="https://wa.me/1?text=pragas"
      />,
    )
  })

  it('shows each pest with picture and description, its Latin name marked as Latin', () => {
    const inside = card('Baratas')
    expect(inside.getByRole('img', { name: 'Baratas de cima' })).toBeVisible()
    expect(inside.getByText('Sobre Baratas.')).toBeVisible()
    expect(inside.getByText('Nomen baratas')).toHaveAttribute('lang', 'la')
  })

  it('says where it hides, how it shows and how long its own guarantee lasts', () => {
    const inside = card('Baratas')
    expect(inside.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Onde se esconde',
      'Sinais',
      'Garantia',
    ])
    expect(inside.getAllByRole('definition').map((text) => text.textContent)).toEqual([
      'No ralo',
      'Cheiro forte',
      '90 dias',
    ])
  })

  it('leads to its treatment', () => {
    const link = card('Baratas').getByRole('link', { name: 'Ver o tratamento' })
    expect(link).toHaveAttribute('href', '#servico-dedetizacao')
  })

  it('says of no guarantee where there is none', () => {
    expect(card('Ratos').getAllByRole('term')).toHaveLength(2)
  })

  it('has one chat link for them all', () => {
    expect(screen.getByRole('link', { name: 'Quero eliminar essas pragas' })).toHaveAttribute(
      'href',
      'https://wa.me/1?text=pragas',
    )
  })
})

describe('Testimonials', () => {
  const labels = {
    stars: '{rating} de 5 estrelas',
    sample: 'Exemplo',
    samplesIntro: 'Nem todos são de clientes.',
  }
  const said: Testimonial = {
    name: 'Marlene',
    town: 'Içara',
    rating: 5,
    comment: 'Vieram logo.',
    sample: true,
  }

  it('shows who said what, with the stars of the rating, which are read as such', () => {
    render(<Testimonials texts={heading} items={[said]} labels={labels} />)
    const quote = within(screen.getByRole('figure'))
    expect(quote.getByRole('img', { name: '5 de 5 estrelas' }).children).toHaveLength(5)
    expect(quote.getByRole('blockquote')).toHaveTextContent('Vieram logo.')
    expect(quote.getByText('Marlene').parentElement).toHaveTextContent('Marlene, Içara')
  })

  it('marks a sample before its words, and does not call the section the words of clients', () => {
    render(
      <Testimonials
        texts={heading}
        items={[{ ...said, comment: 'Ótimo!', sample: false }, said]}
        labels={labels}
      />,
    )
    const marks = screen
      .getAllByRole('figure')
      .map((figure) => within(figure).queryByText(labels.sample))
    expect(marks.map(Boolean)).toEqual([false, true])
    expect(marks[1]?.nextElementSibling).toBe(screen.getAllByRole('img')[1])
    expect(screen.getByText(labels.samplesIntro)).toBeVisible()
    expect(screen.queryByText(heading.intro)).toBeNull()
  })

  it('speaks of clients once all of them are', () => {
    render(<Testimonials texts={heading} items={[{ ...said, sample: false }]} labels={labels} />)
    expect(screen.getByText(heading.intro)).toBeVisible()
    expect(screen.queryByText(labels.samplesIntro)).toBeNull()
    expect(screen.queryByText(labels.sample)).toBeNull()
  })
})

describe('Questions', () => {
  beforeEach(() => {
    render(
      <Questions
        questions={{
          ...heading,
          items: [
            { question: 'É pago?', answer: 'Não.' },
            { question: 'Demora?', answer: 'Até 1 hora.' },
          ],
        }}
      />,
    )
  })

  it('answers the first question, and hides the others behind theirs', () => {
    for (const [question, answer, open] of [
      ['É pago?', 'Não.', true],
      ['Demora?', 'Até 1 hora.', false],
    ] as const) {
      const details = screen.getByRole('heading', { name: question }).closest('details')
      expect(details?.open).toBe(open)
      expect(details).toHaveTextContent(answer)
    }
  })

  it('lets the browser keep one open at a time', () => {
    const names = screen.getAllByRole('group').map((details) => details.getAttribute('name'))
    expect(names).toHaveLength(2)
    expect(names[0]).toBeTruthy()
    expect(new Set(names).size).toBe(1)
  })
})
