import type { Page } from './schema'

export const drains: Page = {
  meta: {
    title: 'Desentupimento 24 h em Criciúma, Içara e Balneário Rincão',
    description:
      'Desentupidora 24 h em Criciúma, Içara e Balneário Rincão: vaso, pia, ralo, esgoto, fossa e caixa de gordura. Serviço sem sujeira e resposta em até 1 hora.',
    keywords: [
      'desentupimento Criciúma',
      'desentupidora Balneário Rincão',
      'desentupidora 24 horas',
      'desentupimento Içara',
      'limpa-fossa Balneário Rincão',
      'limpeza de caixa de gordura',
      'desentupimento de esgoto',
      'desentupimento de vaso',
      'hidrojateamento Criciúma',
    ],
  },
  hero: {
    eyebrow: 'Desentupidora 24 h · Criciúma, Içara e Rincão',
    title: 'Especialistas em Desentupimento Rápido e Sem Sujeira!',
    text: 'Vaso, pia ou esgoto entupido? Mande uma foto. Sem quebra sempre que o acesso permite.',
    button: 'Solicitar Orçamento',
    response: 'No WhatsApp · resposta em até 1 hora',
    alt: 'Casa em corte dentro de uma lente: sob o chão, um jato de água rompe o entupimento na rede de esgoto',
    highlights: [
      {
        title: 'Sem Sujeira',
        text: 'O que sai do cano é recolhido, e o lugar fica lavado.',
      },
      {
        title: 'Atendimento 24h',
        text: 'De madrugada e no feriado, com resposta em até 1 hora.',
      },
      {
        title: 'Equipamentos Modernos',
        text: 'Cabo, hidrojateamento ou câmera, cada um no caso certo.',
      },
    ],
  },
  problems: {
    title: 'O que entupiu?',
    areaLink: 'Onde atendem?',
    items: [
      { label: 'Ralo', service: 'ralo' },
      { label: 'Vaso', service: 'vaso' },
      { label: 'Pia', service: 'cano' },
      { label: 'Esgoto', service: 'esgoto' },
      { label: 'Caixa de gordura', service: 'caixa-de-gordura' },
      { label: 'Fossa', service: 'fossa' },
      { label: 'Calha', service: 'calha' },
      { label: 'Tubulação', service: 'tubulacao' },
      { label: 'Não sei onde', service: 'nao-sei' },
    ],
  },
  now: {
    title: 'Está transbordando? Faça isto agora',
    steps: [
      'Não dê descarga nem abra torneira: tudo o que desce volta.',
      'A água continua subindo? Feche o registro do banheiro ou o da entrada da casa.',
      'Água perto de tomada? Não pise nela. Só desligue o disjuntor se chegar a ele pelo seco.',
      'Não abra a caixa de inspeção, que solta gás, e não jogue soda.',
      'Mande foto ou vídeo pelo WhatsApp e diga o bairro.',
    ],
  },
  figures: [
    { numeral: '1 h', label: 'para responder, no máximo' },
    { numeral: '24 h', label: 'todos os dias, feriado também' },
    { numeral: '20+', label: 'anos de experiência' },
    { numeral: '1.000+', label: 'clientes satisfeitos' },
  ],
  about: {
    title: 'Sobre nós: primeiro, achar onde entupiu',
    intro: 'Duas ou três perguntas pelo WhatsApp já dizem qual equipamento levar.',
    paragraphs: [
      'Se só um ralo parou, o problema costuma estar logo abaixo dele. Se o ralo borbulha quando alguém dá descarga, está mais adiante, no cano principal da casa.',
    ],
  },
  method: {
    title: 'Como funciona, em quatro passos',
    intro: 'Você sabe onde está o problema e quanto custa antes de ligarmos a máquina.',
    steps: [
      {
        title: 'Mensagem',
        text: 'Conte o que parou e desde quando, com uma foto ou um vídeo curto.',
      },
      {
        title: 'Diagnóstico',
        text: 'Abrimos as caixas até achar o ponto. O preço é fechado aí, item por item.',
      },
      {
        title: 'Desobstrução',
        text: 'Cabo abre, hidrojateamento lava, sucção esvazia. A pressão respeita a idade do cano.',
      },
      {
        title: 'Teste e limpeza',
        text: 'Abrimos a água na sua frente e lavamos o lugar. Não ficou satisfeito? Refazemos: a garantia é total.',
      },
    ],
  },
  services: {
    title: 'Serviços de desentupimento, do ralo à fossa',
    intro: 'A causa muda com o lugar, e a ferramenta muda com a causa.',
    button: 'Solicitar orçamento',
    items: [
      {
        slug: 'ralo',
        title: 'Desentupimento de ralo',
        description:
          'Cabelo e sabão formam um novelo logo abaixo da grelha; na área de serviço, é fiapo de roupa. Tiramos o que prende e conferimos a água que fica no fundo do ralo: é ela que barra o cheiro e a barata.',
        tip: 'Em casa fechada, essa água seca e o cheiro sobe. Um copo de água em cada ralo resolve.',
        alt: 'Água em redemoinho num ralo de piso, com uma mangueira amarela dentro e a grelha ao lado',
      },
      {
        slug: 'vaso',
        title: 'Desentupimento de vaso',
        description:
          'Vaso entupido costuma ter fralda, lenço ou brinquedo preso na curva de dentro da louça. O cabo gira, acompanha a curva e desfaz ou puxa o que prendeu. Retirar o vaso é o último recurso.',
        tip: 'Lenço umedecido não se desfaz como papel, mesmo que a embalagem diga que sim.',
        alt: 'Vaso sanitário em corte: um cabo de mola sai do carretel e percorre a curva do sifão',
      },
      {
        slug: 'fossa',
        title: 'Desentupimento de fossa',
        description:
          'A fossa segura o lodo e deixa a água seguir. Quando o lodo sobe, a casa inteira escoa devagar. O caminhão limpa-fossa suga o excesso e deixa um pouco no fundo, de propósito: ali vivem as bactérias que recomeçam o trabalho.',
        tip: 'Muita água sanitária mata as bactérias que fazem a fossa funcionar.',
        alt: 'Caminhão limpa-fossa amarelo ligado por uma mangueira a uma fossa vista em corte',
      },
      {
        slug: 'esgoto',
        title: 'Desentupimento de esgoto',
        description:
          'Quando vários pontos param juntos, é esgoto entupido no cano principal. O hidrojato entra pela caixa de baixo e sobe contra a corrente: os jatos saem para trás, puxam a mangueira e trazem a sujeira de volta.',
        tip: 'Água de calha no esgoto é irregular: na chuva forte, a rede enche e o esgoto pode voltar pelo ralo.',
        alt: 'Mangueira de hidrojato desce por um poço de visita e rompe o bloqueio dentro do cano de esgoto',
      },
      {
        slug: 'caixa-de-gordura',
        title: 'Limpeza de caixa de gordura',
        description:
          'A gordura boia, endurece e fecha a saída. Tirar só a crosta é meio serviço, porque o fundo também guarda lodo. Em casa, limpe ao menos duas vezes por ano; em restaurante, pode ser toda semana.',
        tip: 'Só pia da cozinha, churrasqueira e lava-louças vão para ela. Água de banho, não.',
        alt: 'Caixa de gordura em corte: crosta amarela sobre a água e uma mangueira verde que suga',
      },
      {
        slug: 'calha',
        title: 'Desentupimento de calha',
        description:
          'A folha vai até o bocal da descida e faz ali uma rolha. A água transborda para dentro do forro, e a mancha aparece longe da causa. Limpamos a calha inteira e testamos a descida até o chão.',
        tip: 'Água parada na calha cria mosquito em cerca de uma semana. Limpe antes do verão.',
        alt: 'Pá tira folhas de uma calha cheia, sob telhas de barro; ao lado, a água já desce pelo condutor',
      },
      {
        slug: 'cano',
        title: 'Desentupimento de cano',
        description:
          'Pia entupida, na cozinha, é quase sempre gordura que esfriou e endureceu no cano. O cabo passa pelo sifão e abre caminho. Se você já usou soda cáustica, avise: ela fica no cano e pode queimar quem abrir.',
        tip: 'Soda vira pedra junto com a gordura, e água fervendo deforma o PVC. Melhor não usar.',
        alt: 'Pia em corte: o cabo de mola desce pelo sifão e alcança o entupimento dentro da parede',
      },
      {
        slug: 'tubulacao',
        title: 'Desentupimento de tubulação',
        description:
          'A raiz procura umidade e entra por uma fresta na junta do cano. A câmera mostra o ponto antes da decisão: cortar a raiz, lavar a linha ou trocar só aquele trecho.',
        tip: 'Entupiu de novo no mesmo lugar? Vale olhar o cano por dentro antes de desentupir mais uma vez.',
        alt: 'Câmera na ponta de um cabo verde ilumina uma raiz que entrou pela junta do cano',
      },
    ],
  },
  photoCard: {
    title: 'Não sabe onde entupiu?',
    text: 'Filme o ralo por dez segundos e diga o que mais entupiu. Assim já levamos o equipamento certo.',
    button: 'Mandar um vídeo',
  },
  testimonials: {
    title: 'Depoimentos',
    intro: 'Banheiro, cozinha, fossa e calha: como foi o serviço, nas palavras de quem chamou.',
  },
  area: {
    title: 'De Criciúma ao Rincão, dia e noite',
    intro:
      'Entupimento não tem hora marcada. De ponta a ponta da região são cerca de 30 minutos de carro.',
    text: 'Atendemos 24 horas por dia em Criciúma, Içara e Balneário Rincão. No verão, o Rincão chega a ter dez vezes mais gente: quem tem fossa lá faz bem em chamar antes.',
    button: 'Chamar no WhatsApp',
    mapAlt:
      'Mapa: Criciúma em verde, Içara em terracota e Balneário Rincão em amarelo, à beira do Atlântico',
    mapCredit: 'Limites: IBGE',
  },
  questions: {
    title: 'Dúvidas frequentes sobre desentupimento',
    intro: 'O que perguntam antes de chamar. Se a sua pergunta não está aqui, mande pelo WhatsApp.',
    items: [
      {
        question: 'Quanto custa desentupir? Vocês cobram por metro?',
        answer:
          'Depende de onde entupiu e do equipamento. O orçamento é gratuito e traz o preço total, com mão de obra, materiais e equipamentos, pagamento e datas (CDC, art.\u00a040). Por metro ou por serviço, você conhece o total e aprova antes de começar.',
      },
      {
        question: 'Vai precisar quebrar o piso?',
        answer:
          'Sem quebra sempre que o acesso permite. O cabo e o hidrojato entram pelo ralo ou pela caixa de inspeção. Se o cano estiver quebrado ou sem acesso, mostramos o ponto, e nada é quebrado sem a sua autorização.',
      },
      {
        question: 'De quanto em quanto tempo limpo a caixa de gordura?',
        answer:
          'Em casa, ao menos duas vezes por ano. Em restaurante, conforme o movimento, até toda semana. O sinal de que passou da hora: a pia escoa devagar e o cheiro aparece depois da louça do almoço.',
      },
      {
        question: 'Posso usar soda cáustica ou desentupidor químico?',
        answer:
          'Melhor não. A soda reage com a gordura e pode virar uma pedra dentro do cano; ela também esquenta, deforma o PVC e queima a pele. Se já usou, conte antes do serviço, para o técnico se proteger.',
      },
      {
        question: 'E se entupir de novo?',
        answer:
          'A garantia é total: se você não ficar satisfeito, o serviço é refeito. Quando o entupimento volta sempre ao mesmo ponto, há uma causa no cano, como raiz, junta aberta ou caimento errado. Aí vale olhar com a câmera.',
      },
    ],
  },
  footer: {
    title: 'Contato: a água não desce? Mande uma foto',
    text: 'Diga o bairro e o que parou. A resposta chega em até 1 hora, 24 horas por dia.',
    button: 'Chamar no WhatsApp',
  },
  otherPage: {
    title: 'Cano limpo, barata sem casa',
    text: 'Barata vive em ralo, esgoto e caixa de gordura, e é dela que o escorpião se alimenta. Se ela já subiu para dentro de casa, o passo seguinte é o controle de pragas.',
    link: { label: 'Conhecer o controle de pragas', href: '/#servicos' },
  },
}
