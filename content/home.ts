import type { HomePage } from './schema'

export const home: HomePage = {
  meta: {
    title: 'Dedetização 24 h em Criciúma, Içara e Balneário Rincão',
    description:
      'Dedetizadora 24 h em Criciúma, Içara e Balneário Rincão: barata, cupim, rato, aranha e escorpião. Resposta em até 1 hora e comprovante por escrito.',
    keywords: [
      'dedetização Criciúma',
      'dedetizadora Içara',
      'dedetização Balneário Rincão',
      'controle de pragas Criciúma',
      'descupinização Criciúma',
      'desratização Içara',
      'controle de escorpião',
      "limpeza de caixa d'água Criciúma",
      'dedetizadora 24 horas',
    ],
  },
  hero: {
    eyebrow: 'Dedetizadora 24 h · Criciúma, Içara e Rincão',
    title: 'Dedetização: a casa volta a ser só sua',
    text: 'Apareceu barata, rato, cupim ou escorpião? Mande uma foto. A gente vistoria, trata e deixa tudo por escrito.',
    button: 'Solicitar Orçamento',
    response: 'No WhatsApp · resposta em até 1 hora',
    alt: 'Casa de telhado de barro e palmeira dentro de uma lente iluminada; do lado de fora, insetos e um escorpião',
    highlights: [
      {
        title: 'Serviço Certificado',
        text: 'Empresa licenciada pela vigilância sanitária, com comprovante do controle de pragas.',
      },
      {
        title: 'Atendimento Rápido',
        text: 'Resposta em até 1 hora, de dia ou de madrugada.',
      },
      {
        title: 'Garantia Total',
        text: 'Se você não ficar satisfeito, o serviço é refeito.',
      },
    ],
  },
  problems: {
    title: 'O que apareceu?',
    areaLink: 'Onde atendem?',
    items: [
      { label: 'Escorpião', service: 'controle-de-escorpiao' },
      { label: 'Barata', service: 'dedetizacao' },
      { label: 'Rato', service: 'desratizacao' },
      { label: 'Cupim', service: 'descupinizacao' },
      { label: 'Aranha', service: 'controle-de-aranha' },
      { label: 'Prédio e pombo', service: 'pragas-urbanas' },
      { label: "Caixa d'água", service: 'limpeza-de-caixas-dagua' },
      { label: 'Forro', service: 'limpeza-de-forro' },
      { label: 'Mofo e germes', service: 'sanitizacao' },
    ],
  },
  now: {
    title: 'Picada de escorpião: o que fazer',
    steps: [
      'Vá ao pronto-socorro na hora, mais ainda com criança ou pessoa idosa.',
      'Se não atrasar a ida, lave com água e sabão e ponha compressa morna. Gelo aumenta a dor.',
      'Não amarre, não corte, não esprema e não passe álcool, pomada nem remédio caseiro.',
      'Se der, tire de longe uma foto do bicho, para mostrar ao médico.',
      'O CIATox/SC orienta a qualquer hora: 0800\u00a0643\u00a05252. Emergência: Samu, 192.',
    ],
  },
  figures: [
    { numeral: '1 h', label: 'para responder, no máximo' },
    { numeral: '24 h', label: 'de atendimento, todos os dias' },
    { numeral: '20+', label: 'anos de experiência' },
    { numeral: '1.000+', label: 'clientes satisfeitos' },
  ],
  about: {
    title: 'Sobre nós: primeiro a pergunta, depois o produto',
    intro: 'A gente olha, pergunta e explica antes. E diz também o que não precisa de veneno.',
    paragraphs: [
      'Ralo e caixa de gordura abrigam a barata, e a barata é a comida do escorpião. Por isso, aqui, o controle de pragas e o desentupimento andam juntos.',
    ],
  },
  method: {
    title: 'Como funciona, em quatro passos',
    intro: 'Antes de começar, você sabe qual é a praga, o que será feito e quanto custa.',
    steps: [
      {
        title: 'Vistoria',
        text: 'Olhamos ralos, frestas, forro e quintal. Com a sua foto, já chegamos com uma ideia.',
      },
      {
        title: 'Identificação',
        text: 'Barata de esgoto ou de cozinha, cupim de solo ou de madeira seca: a espécie decide o tratamento.',
      },
      {
        title: 'Tratamento',
        text: 'Gel, isca, injeção ou barreira, na medida do problema. Antes, explicamos como preparar a casa.',
      },
      {
        title: 'Comprovante',
        text: 'Você recebe por escrito o que foi aplicado, em que concentração e quanto dura a assistência.',
      },
    ],
  },
  onPaper: {
    title: 'O que foi feito fica no papel',
    intro:
      'O comprovante de execução de serviço é exigido pela RDC Anvisa 622/2022, art.\u00a019. É ele que um restaurante mostra à fiscalização.',
    alt: 'Comprovante de execução de serviço em papel, com campos para cliente, praga, produto e responsável técnico',
    points: [
      'Cliente, endereço, praga tratada e data',
      'Produto, grupo químico e concentração',
      'Prazo de assistência e responsável técnico',
    ],
  },
  services: {
    title: 'Serviços de dedetização e controle de pragas',
    intro: 'Cada praga tem um hábito, e o tratamento muda com ele.',
    button: 'Solicitar orçamento',
    items: [
      {
        slug: 'descupinizacao',
        title: 'Descupinização',
        description:
          'Grãozinhos secos no chão são sinal de cupim de madeira seca: o produto é injetado na peça. Túneis de terra na parede são de cupim de solo: aí o tratamento é uma barreira em volta da construção.',
        tip: 'Siriri ou aleluia na lâmpada? É cupim com asas, e a maioria não infesta a casa. Mande uma foto.',
        alt: 'Seringa injeta produto verde nas galerias de um banco de madeira com cupins; grânulos se juntam no chão',
      },
      {
        slug: 'dedetizacao',
        title: 'Dedetização',
        description:
          'A barata grande vem do esgoto e é tratada em ralos e caixas. A pequena (barata alemã, ou francesinha) vive no calor da cozinha e pede gotas de gel nos pontos certos. Borrifar tudo por igual resolve pouco.',
        tip: 'Depois do gel, não passe inseticida de mercado por cima: ele afasta a barata da isca.',
        alt: 'Pulverizador verde com um escudo no tanque; a lança solta uma névoa branca em leque',
      },
      {
        slug: 'desratizacao',
        title: 'Desratização',
        description:
          'O rato anda rente à parede e repete o caminho toda noite. As iscas ficam ali, em caixas com trava, e mostramos por onde ele entra. Toda fresta conta: um camundongo passa por um vão da largura de um lápis.',
        tip: 'A urina do rato transmite leptospirose. Limpe tudo de luva, com água sanitária diluída; não varra a seco.',
        alt: 'Caixa de iscas aberta em corte: dentro, um rato cinzento diante de dois blocos de isca; a cauda sai pela entrada',
      },
      {
        slug: 'limpeza-de-caixas-dagua',
        title: "Limpeza de caixas d'água",
        description:
          'Esvaziar, esfregar, desinfetar, enxaguar. Sem sabão, que deixa resíduo na água, e sem escova de aço, que risca a parede e ajuda o limo a grudar. A Casan pede a limpeza a cada seis meses.',
        tip: 'Água parada perde o cloro. Se a casa de praia ficou fechada, limpe a caixa antes da temporada.',
        alt: "Caixa d'água azul bem tampada, com uma janela em forma de gota que mostra a água limpa",
      },
      {
        slug: 'sanitizacao',
        title: 'Sanitização',
        description:
          'Inseticida não age em bactéria nem em mofo. A sanitização leva desinfetante em névoa fina a rejuntes, cantos e frestas. Antes dela vem a limpeza, porque a sujeira protege o micróbio.',
        tip: 'Mofo que volta tem causa: infiltração ou pouca ventilação. Vale resolver as duas coisas juntas.',
        alt: 'Nebulizador limpa um quarto de círculo branco numa parede de azulejos verdes com bactérias',
      },
      {
        slug: 'pragas-urbanas',
        title: 'Pragas urbanas',
        description:
          'Em prédio, loja ou restaurante, a praga do vizinho vira a sua: a barata muda de andar pelos canos e conduítes. O controle segue um roteiro de vistorias, e o produto entra só onde há sinal de atividade.',
        tip: 'Pombo não se resolve com veneno: é tirar a comida, impedir o pouso e fechar o vão com o ninho já vazio.',
        alt: 'Prédio à noite: oito janelas com silhuetas de pragas e, no centro, uma com um vaso de planta',
      },
      {
        slug: 'limpeza-de-forro',
        title: 'Limpeza de forro',
        description:
          'Fezes secas de pombo ou morcego soltam fungos no ar quando alguém varre. Por isso tudo é umedecido antes de ser retirado. O morcego é protegido por lei: a entrada só pode ser fechada depois que ele sai.',
        tip: 'Anote a hora do barulho: de dia, pássaro; ao anoitecer, morcego; tarde da noite, rato ou gambá.',
        alt: 'Telhado em corte: de um lado, ninho e poeira diante de uma mangueira azul; do outro, o forro já limpo',
      },
      {
        slug: 'controle-de-escorpiao',
        title: 'Controle de escorpião',
        description:
          'O Ministério da Saúde não recomenda veneno: o escorpião foge do produto e se espalha. O trabalho é vistoriar, apontar o que vedar, onde pôr tela e que entulho tirar, e controlar as baratas, que são a comida dele.',
        tip: 'Em caso de picada, pronto-socorro na hora. O CIATox/SC orienta a qualquer hora: 0800\u00a0643\u00a05252.',
        alt: 'Escorpião-amarelo iluminado por uma lanterna sobre um piso de azulejos verdes',
      },
      {
        slug: 'controle-de-aranha',
        title: 'Controle de aranha',
        description:
          'A aranha-marrom não persegue ninguém: pica quando é apertada na roupa ou na cama. A picada quase não dói, e a ferida aparece horas depois: na suspeita, vá ao médico. Aspirar, desfazer abrigos e vedar frestas vêm antes do produto.',
        tip: 'Sacuda a roupa e o sapato guardados e deixe a cama a um palmo da parede.',
        alt: 'Aranha-marrom vista de cima sob um copo de vidro, com uma teia no canto',
      },
    ],
  },
  photoCard: {
    title: 'Não sabe que bicho é?',
    text: 'Mande uma foto, de longe mesmo. Muitas vezes ela já diz o que é; o próximo passo vem na resposta.',
    button: 'Mandar uma foto',
  },
  testimonials: {
    title: 'Depoimentos',
    intro: 'De casa, de comércio e de praia: como foi o serviço, nas palavras de quem chamou.',
  },
  area: {
    title: 'Localização: onde atendemos',
    intro:
      'Um só número para Criciúma, Içara e Balneário Rincão. De ponta a ponta são cerca de 30 minutos de estrada.',
    text: 'Atendemos casas, condomínios e empresas, 24 horas por dia. Diga o seu bairro na mensagem. A casa de praia está fechada? Combine quem abre a porta.',
    button: 'Chamar no WhatsApp',
    mapAlt:
      'Mapa: Criciúma em verde, Içara em terracota e Balneário Rincão em amarelo, à beira do Atlântico',
    mapCredit: 'Limites: IBGE',
  },
  questions: {
    title: 'Dúvidas frequentes sobre dedetização',
    intro: 'O que perguntam antes de chamar. Se a sua pergunta não está aqui, mande pelo WhatsApp.',
    items: [
      {
        question: 'Quanto custa uma dedetização?',
        answer:
          'Depende da praga, do tamanho do imóvel e do grau de infestação. Mande foto e bairro pelo WhatsApp. O orçamento é gratuito e discriminado: mão de obra, materiais e equipamentos, pagamento e datas (CDC, art.\u00a040). Vale dez dias, e o preço é fechado antes de começar.',
      },
      {
        question: 'Crianças e animais precisam sair de casa?',
        answer:
          'Com gel e isca, em geral não. Depois de uma pulverização, todos ficam algumas horas fora; gestantes, crianças pequenas, alérgicos e animais ficam mais tempo. O técnico confirma o prazo conforme o produto e diz como arejar a casa na volta.',
      },
      {
        question: 'Como funciona a garantia?',
        answer:
          'Se você não ficar satisfeito, o serviço é refeito. O prazo de assistência para cada praga está escrito no comprovante: guarde-o. Se a praga reaparecer, mande uma foto e a data do serviço.',
      },
      {
        question: 'Siriri ou aleluia na lâmpada: é cupim? E agora?',
        answer:
          'É cupim com asas, mas quase sempre só veio atrás da luz e não infesta a casa. Apague a lâmpada e procure dois sinais: grãozinhos secos no chão e túneis de terra na parede. Achou algum, ou ficou na dúvida? Mande uma foto.',
      },
      {
        question: 'Vocês atendem a minha cidade? E à noite?',
        answer:
          'Atendemos Criciúma, Içara e Balneário Rincão, 24 horas por dia, com resposta em até 1 hora. No Rincão, a melhor época é antes da temporada: a casa é tratada vazia e, quando a família chega, já está pronta.',
      },
    ],
  },
  footer: {
    title: 'Contato: conte o que apareceu por aí',
    text: 'Uma foto e o bairro bastam para começar. A resposta chega em até 1 hora, 24 horas por dia.',
    button: 'Fale Conosco',
  },
  otherPage: {
    title: 'A barata sobe por onde a água desce',
    text: 'Ralo sujo e caixa de gordura cheia são abrigo de barata. Às vezes, o controle de pragas começa por desentupir o cano.',
    link: { label: 'Conhecer o desentupimento', href: '/desentupimento' },
  },
}
