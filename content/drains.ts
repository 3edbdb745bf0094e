import type { Page } from './schema'

export const drains: Page = {
  meta: {
    title: 'Desentupimento 24 h em Criciúma e Balneário Rincão',
    description:
      'Desentupimento de ralo, vaso, fossa, esgoto e caixa de gordura em Criciúma, Içara e Balneário Rincão. Atendimento 24 horas, resposta em até 1 hora.',
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
    eyebrow: 'Desentupimento no sul catarinense',
    title: 'Especialistas em Desentupimento Rápido e Sem Sujeira!',
    text: 'Do ralo à fossa, em Criciúma, Içara e Balneário Rincão. Sem quebra sempre que o acesso permite.',
    button: 'Solicitar Orçamento',
    proof: 'Resposta em até 1 hora · 24 h',
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
        text: 'Cabo, hidrojato ou câmera: cada um no caso certo.',
      },
    ],
  },
  figures: [
    { numeral: '1 h', label: 'no máximo, para responder' },
    { numeral: '24 h', label: 'todos os dias, feriado também' },
    { numeral: '20+', label: 'anos de experiência' },
    { numeral: '1000+', label: 'clientes satisfeitos' },
  ],
  about: {
    title: 'Todo entupimento tem endereço',
    intro:
      'Desentupir é achar o ponto antes de fazer força. Com a ferramenta certa, o resto é rápido e sem sujeira.',
    paragraphs: [
      'Se só um ralo parou, o problema costuma estar logo abaixo dele. Se o ralo borbulha quando alguém dá descarga, está mais adiante, na linha que todos dividem. Duas ou três perguntas pelo WhatsApp já dizem qual equipamento levar.',
      'No Balneário Rincão moram cerca de 16 mil pessoas; no verão, podem ser 180 mil. A fossa que dava conta de um casal recebe três famílias. Em Criciúma e Içara, o ano é mais parecido: gordura na cozinha, cabelo no banheiro, raiz no cano antigo.',
      'O cabo abre a passagem. O hidrojato também lava a parede do cano, onde a gordura tornaria a grudar; em tubulação antiga, a pressão é menor. E ralo limpo é um abrigo a menos para a barata, que é a comida do escorpião.',
    ],
    points: [
      'Atendimento 24 horas, resposta em até 1 hora',
      'Sem quebra sempre que o acesso permite',
      'Preço fechado antes de começar',
      'Garantia total: não gostou, refazemos',
    ],
  },
  method: {
    title: 'Da mensagem à água correndo',
    intro: 'Você sabe onde está o problema e quanto custa antes de a máquina ligar.',
    steps: [
      {
        title: 'Mensagem',
        text: 'Conte o que parou e desde quando. Uma foto ou um vídeo curto ajuda a levar o equipamento certo.',
      },
      {
        title: 'Diagnóstico',
        text: 'Abrimos as caixas e seguimos a linha até achar o ponto. O preço é fechado aí, item por item.',
      },
      {
        title: 'Desobstrução',
        text: 'Cabo para abrir, hidrojato para lavar, sucção para esvaziar. A pressão respeita a idade do cano.',
      },
      {
        title: 'Teste e limpeza',
        text: 'A água corre à sua frente, em todos os pontos. Depois recolhemos a sujeira e lavamos o lugar.',
      },
    ],
  },
  services: {
    title: 'Cada cano entope de um jeito',
    intro:
      'Cabelo, gordura, raiz ou folha: a causa muda com o lugar, e a ferramenta muda com a causa.',
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
          'A curva que segura a água do vaso fica dentro da louça, e ali param fralda, lenço e brinquedo. O cabo gira, acompanha a curva e desfaz ou puxa o que prendeu. Retirar o vaso é o último recurso.',
        tip: 'Lenço umedecido não se desfaz como papel, mesmo que a embalagem diga que sim.',
        alt: 'Vaso sanitário em corte: um cabo de mola sai do carretel e percorre a curva do sifão',
      },
      {
        slug: 'fossa',
        title: 'Desentupimento de fossa',
        description:
          'A fossa segura o lodo e deixa a água seguir. Quando o lodo sobe, a casa inteira escoa devagar. O caminhão suga o excesso e deixa um pouco no fundo, de propósito: ali vivem as bactérias que recomeçam o trabalho.',
        tip: 'Muita água sanitária mata as bactérias que fazem a fossa funcionar.',
        alt: 'Caminhão limpa-fossa amarelo ligado por uma mangueira a uma fossa vista em corte',
      },
      {
        slug: 'esgoto',
        title: 'Desentupimento de esgoto',
        description:
          'Quando vários pontos param juntos, o entupimento está na linha principal. O hidrojato entra pela caixa de baixo e sobe contra a corrente: os jatos saem para trás, puxam a mangueira e trazem a sujeira de volta.',
        tip: 'Água de calha no esgoto é irregular: na chuva forte, a rede enche e pode voltar pelo ralo.',
        alt: 'Mangueira de hidrojato desce por um poço de visita e rompe o bloqueio dentro do cano de esgoto',
      },
      {
        slug: 'caixa-de-gordura',
        title: 'Limpeza de caixa de gordura',
        description:
          'A gordura boia, endurece e fecha a saída. Tirar só a crosta é meio serviço, porque o fundo também guarda lodo. Em casa, limpe ao menos duas vezes por ano; em restaurante, pode ser toda semana.',
        tip: 'Só a pia da cozinha, a churrasqueira e a lava-louças se ligam a ela. Água de banho, não.',
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
          'Na pia da cozinha, quase sempre é gordura que esfriou e endureceu no cano. O cabo passa pelo sifão e abre caminho. Se você já usou soda cáustica, avise: ela fica no cano e pode queimar quem o abre.',
        tip: 'Soda vira pedra junto com a gordura, e água fervendo deforma o PVC. Melhor não usar.',
        alt: 'Pia em corte: o cabo de mola desce pelo sifão e alcança o entupimento dentro da parede',
      },
      {
        slug: 'tubulacao',
        title: 'Desentupimento de tubulação',
        description:
          'A raiz procura umidade e entra pela junta do cano, por um vão de nada. A câmera mostra o ponto antes da decisão: cortar a raiz, lavar a linha ou trocar só aquele trecho.',
        tip: 'Entupiu outra vez no mesmo lugar? Vale olhar por dentro, e não só abrir passagem.',
        alt: 'Câmera na ponta de um cabo verde ilumina uma raiz que entrou pela junta do cano',
      },
    ],
  },
  photo: {
    title: 'Não sabe onde entupiu?',
    text: 'Filme o ralo por dez segundos e conte que outros pontos pararam. Daí já sabemos o que levar.',
    button: 'Mandar um vídeo',
  },
  testimonials: {
    title: 'Quem já viu a água voltar a correr',
    intro: 'Banheiro, cozinha, fossa e calha: como foi o serviço, nas palavras de quem chamou.',
  },
  area: {
    title: 'De Criciúma ao Rincão, dia e noite',
    intro: 'Cano não escolhe hora. Uma ponta da área fica a cerca de 30 minutos da outra.',
    text: 'Atendemos 24 horas por dia em Criciúma e Balneário Rincão, e também em Içara, que fica no caminho. Quem tem fossa na praia faz bem em chamar antes do verão.',
    button: 'Chamar na minha cidade',
    mapAlt:
      'Mapa: Criciúma em verde, Içara em terracota e Balneário Rincão em amarelo, à beira do Atlântico',
    mapCredit: 'Limites: IBGE',
  },
  questions: {
    title: 'O que perguntam antes de abrir o cano',
    intro: 'Respostas diretas. Se a sua pergunta não está aqui, mande pelo WhatsApp.',
    items: [
      {
        question: 'Vai precisar quebrar o piso?',
        answer:
          'Sem quebra sempre que o acesso permite. O cabo e o hidrojato entram pelo ralo ou pela caixa de inspeção. Se houver cano partido ou sem acesso, mostramos o ponto, e nada é quebrado sem você concordar.',
      },
      {
        question: 'Quando vocês respondem? E de madrugada?',
        answer:
          'Em até 1 hora, 24 horas por dia. Enquanto espera, feche o registro se a água estiver subindo e não dê mais descarga. Uma foto do ralo ou do vaso adianta o diagnóstico. A tampa da caixa de inspeção fica para o técnico: dela sai gás.',
      },
      {
        question: 'O orçamento é pago?',
        answer:
          'Não. Ele vem discriminado, com mão de obra, materiais, forma de pagamento e datas, como manda o art. 40 do Código de Defesa do Consumidor. Preço fechado antes de começar.',
      },
      {
        question: 'De quanto em quanto tempo limpo a caixa de gordura?',
        answer:
          'Em casa, ao menos duas vezes por ano. Em restaurante, conforme o movimento, até toda semana. O sinal de que passou da hora: a pia escoa devagar e o cheiro aparece depois da louça do almoço.',
      },
      {
        question: 'Posso usar soda cáustica ou produto de mercado?',
        answer:
          'Melhor não. A soda reage com a gordura e pode virar uma pedra dentro do cano; ela também esquenta, deforma o PVC e queima a pele. Se já usou, conte antes do serviço, para o técnico se proteger.',
      },
      {
        question: 'E se entupir de novo?',
        answer:
          'A garantia é total: se você não ficar satisfeito, o serviço é refeito. Quando o entupimento volta sempre ao mesmo ponto, há uma causa no cano, como raiz, junta aberta ou queda errada. Aí vale olhar com a câmera.',
      },
    ],
  },
  footer: {
    title: 'A água não desce? Mande uma foto',
    text: 'Diga o bairro e o que parou. A resposta chega em até 1 hora, 24 horas por dia.',
    button: 'Chamar no WhatsApp',
  },
  sibling: {
    title: 'Cano limpo, barata sem casa',
    text: 'Barata vive em ralo, esgoto e caixa de gordura, e é dela que o escorpião se alimenta. Se ela já subiu para dentro de casa, o passo seguinte é o controle de pragas.',
    link: { label: 'Conhecer o controle de pragas', href: '/#servicos' },
  },
}
