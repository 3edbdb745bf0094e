import type { SiteContent } from './schema'

export const pests: SiteContent['pests'] = {
  title: 'Pragas comuns na região',
  intro:
    'Conhecer o bicho é meio caminho andado: veja onde ele fica e que sinal deixa. Na dúvida, fotografe de longe e mande pelo WhatsApp.',
  hidesLabel: 'Onde se esconde',
  signsLabel: 'Sinais',
  treatmentLink: 'Ver o tratamento',
  button: 'Quero eliminar essas pragas',
  items: [
    {
      slug: 'escorpioes',
      title: 'Escorpiões',
      latinName: 'Tityus serrulatus',
      description:
        'Nem todo escorpião da região é o escorpião-amarelo. Todos caçam à noite, comem barata e brilham sob luz ultravioleta. Uma foto de longe ajuda a saber qual é.',
      hides: 'Entulho, lenha, frestas de muro, ralos e caixas de passagem',
      signs: 'Aparece à noite, no piso ou perto do ralo. Onde há barata, há comida para ele',
      service: 'controle-de-escorpiao',
      alt: 'Escorpião-amarelo visto de cima, com as pinças abertas e a cauda enrolada',
    },
    {
      slug: 'baratas',
      title: 'Baratas',
      latinName: 'Periplaneta americana',
      description:
        'A grande vem do esgoto e sobe pelo ralo nas noites quentes. A pequena da cozinha é outra espécie, a barata alemã ou francesinha, e pede outro tratamento.',
      hides: 'Ralos, caixas de gordura, caixas de esgoto e forros úmidos',
      signs: 'Cápsulas de ovos e cheiro forte em armário; a pequena deixa fezes como borra de café',
      service: 'dedetizacao',
      alt: 'Barata avermelhada vista de cima, com antenas longas e asas fechadas',
    },
    {
      slug: 'cupins',
      title: 'Cupins',
      latinName: 'Isoptera',
      description:
        'O cupim de solo sobe da terra por túneis de barro e não vive longe da umidade. No de madeira seca, a colônia toda mora dentro da peça e empurra os grânulos para fora.',
      hides: 'Madeira do forro, rodapés, batentes, vãos de parede e móveis',
      signs: 'Túneis de terra, grânulos secos no chão, madeira que soa oca',
      service: 'descupinizacao',
      alt: 'Soldado de cupim visto de cima, com cabeça amarela, mandíbulas curvas e corpo claro',
    },
    {
      slug: 'pulgas',
      title: 'Pulgas',
      latinName: 'Ctenocephalides felis',
      description:
        'A que pula é minoria: quase tudo são ovos, larvas e pupas espalhados pela casa. Numa casa fechada, a pupa espera meses e sai quando sente passos.',
      hides: 'Frestas do assoalho, tapetes, sofás e a cama do cão ou do gato',
      signs: 'Picadas na canela e pontinhos pretos que tingem de vermelho o papel molhado',
      service: 'dedetizacao',
      alt: 'Pulga avermelhada vista de lado, com a perna traseira dobrada para o salto',
    },
    {
      slug: 'formigas',
      title: 'Formigas',
      latinName: 'Formicidae',
      description:
        'Inseticida borrifado nem sempre resolve: a formiga-faraó, por exemplo, divide a colônia, e de um ninho nascem vários. Com isca, a operária leva o produto até as rainhas.',
      hides: 'Azulejos soltos, tomadas, rodapés, batentes e aparelhos elétricos',
      signs: 'Trilhas que vão sempre ao mesmo ponto, até onde não há açúcar à vista',
      service: 'dedetizacao',
      alt: 'Formiga avermelhada vista de cima, com antenas em cotovelo e cintura fina',
    },
    {
      slug: 'ratos',
      title: 'Ratos',
      latinName: 'Rattus rattus',
      description:
        'O rato-de-telhado anda por fios e forros; a ratazana, por tocas e esgotos. Os dentes nunca param de crescer, e por isso ele rói até o que não come, como a fiação.',
      hides: 'Forros, depósitos, pilhas de madeira, tocas no quintal e esgoto',
      signs: 'Fezes em forma de grão, fios roídos e mancha de gordura rente à parede',
      service: 'desratizacao',
      alt: 'Rato cinzento de perfil, com orelhas grandes e a cauda erguida em curva',
    },
  ],
}
