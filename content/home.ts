import type { HomePage } from './schema'

export const home: HomePage = {
  meta: {
    title: 'Dedetização em Criciúma, Içara e Balneário Rincão',
    description:
      'Dedetização, descupinização, desratização e controle de escorpião em Criciúma, Içara e Balneário Rincão. Resposta em até 1 hora, 24 h, com comprovante.',
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
    eyebrow: 'Controle de pragas no sul catarinense',
    title: 'A casa volta a ser só sua',
    text: 'Dedetização em Criciúma, Içara e Balneário Rincão: primeiro a vistoria, depois o tratamento certo e, no fim, tudo por escrito.',
    button: 'Solicitar Orçamento',
    proof: 'Resposta em até 1 hora · 24 h',
    alt: 'Casa de telhado de barro e palmeira dentro de uma lente iluminada; do lado de fora, insetos e um escorpião',
    highlights: [
      {
        title: 'Serviço Certificado',
        text: 'Empresa licenciada pela vigilância sanitária, com comprovante de cada serviço.',
      },
      {
        title: 'Atendimento Rápido',
        text: 'Resposta em até 1 hora, de dia ou de madrugada, todos os dias.',
      },
      {
        title: 'Garantia Total',
        text: 'Se você não ficar satisfeito, o serviço é refeito.',
      },
    ],
  },
  figures: [
    { numeral: '1 h', label: 'no máximo, para responder' },
    { numeral: '24 h', label: 'de atendimento, todos os dias' },
    { numeral: '20+', label: 'anos de experiência' },
    { numeral: '1000+', label: 'clientes satisfeitos' },
  ],
  about: {
    title: 'Vizinhos que entendem do ofício',
    intro:
      'Mais de 20 anos de experiência e mais de 1000 clientes satisfeitos ensinam uma coisa: antes do produto vem a pergunta certa.',
    paragraphs: [
      'Criciúma e Içara têm casa cheia o ano inteiro. O Balneário Rincão, não: são cerca de 16 mil moradores e até 180 mil pessoas no verão. No resto do ano, a casa de praia fica fechada, a água da caixa envelhece e a pulga espera, dentro do casulo, alguém abrir a porta.',
      'Ralo e caixa de gordura dão abrigo e comida à barata. A barata é a comida do escorpião. Por isso, aqui, o controle de pragas e o desentupimento andam juntos: limpar o cano, telar o ralo e tratar a barata são partes do mesmo trabalho.',
      'A empresa é licenciada pela vigilância sanitária e o serviço é certificado. Você fica sabendo o que achamos, o que vamos aplicar e o que não precisa de veneno. E, se não ficar satisfeito, o serviço é refeito: é o que chamamos de garantia total.',
    ],
    points: [
      'Licenciada pela vigilância sanitária',
      'Serviço certificado, com comprovante escrito',
      'Atendimento 24 horas, resposta em até 1 hora',
      'Garantia total: não gostou, refazemos',
    ],
  },
  method: {
    title: 'Quatro passos, nenhum no escuro',
    intro:
      'O tratamento só começa quando você já sabe qual é a praga, o que será feito e quanto vai custar.',
    steps: [
      {
        title: 'Vistoria',
        text: 'Olhamos ralos, frestas, forro e quintal. Se você mandou uma foto, já chegamos com uma ideia.',
      },
      {
        title: 'Identificação',
        text: 'Barata de esgoto ou de cozinha, cupim de solo ou de madeira seca: a espécie decide o tratamento.',
      },
      {
        title: 'Tratamento',
        text: 'Gel, isca, injeção, barreira ou só vedação, na medida do problema. O preparo da casa é explicado antes.',
      },
      {
        title: 'Comprovante',
        text: 'Você recebe por escrito o que foi aplicado, em que concentração e quanto dura a assistência.',
      },
    ],
  },
  proof: {
    title: 'O que foi feito fica no papel',
    intro:
      'O comprovante de execução de serviço é exigido pela RDC Anvisa 622/2022, art. 19. É ele que um restaurante mostra à fiscalização.',
    alt: 'Comprovante de execução de serviço em papel, com campos para cliente, praga, produto e responsável técnico',
    points: [
      'Nome do cliente e endereço do imóvel',
      'Praga tratada e data do serviço',
      'Prazo de assistência para cada praga',
      'Produto usado e sua concentração',
      'Orientações sobre o serviço feito',
      'Responsável técnico e seu registro',
      'Empresa, licenças e telefone do CIATox',
    ],
  },
  services: {
    title: 'Nove trabalhos, cada um do seu jeito',
    intro:
      'Cada bicho come, se esconde e volta de um modo. O tratamento segue o hábito dele, e não uma receita única.',
    button: 'Solicitar orçamento',
    items: [
      {
        slug: 'descupinizacao',
        title: 'Descupinização',
        description:
          'Grãozinhos secos no chão são de cupim de madeira seca: o produto é injetado na peça. Túneis de terra na parede são de cupim de solo: aí o tratamento é uma barreira em volta da construção.',
        tip: 'Cupim com asas na lâmpada? A maioria não infesta a casa. Mande uma foto antes de se preocupar.',
        alt: 'Seringa injeta produto verde nas galerias de um banco de madeira com cupins; grânulos se juntam no chão',
      },
      {
        slug: 'dedetizacao',
        title: 'Dedetização',
        description:
          'A barata grande vem do esgoto e é tratada em ralos e caixas. A pequena vive na cozinha, no calor do motor da geladeira, e pede gotas de gel em pontos exatos. Borrifar tudo por igual resolve pouco.',
        tip: 'Depois do gel, não passe inseticida de mercado por cima: ele afasta a barata da isca.',
        alt: 'Pulverizador verde com um escudo no tanque; a lança solta uma névoa branca em leque',
      },
      {
        slug: 'desratizacao',
        title: 'Desratização',
        description:
          'O rato anda rente à parede e repete o caminho toda noite. As iscas ficam ali, em caixas com trava, e as entradas são vedadas. O vão conta: um camundongo passa por uma fresta da largura de um lápis.',
        tip: 'Na chuva há mais leptospirose. Limpe o rastro de rato de luvas, com água sanitária diluída, sem varrer a seco.',
        alt: 'Caixa de iscas aberta em corte: dentro, um rato cinzento diante de dois blocos de isca; a cauda sai pela entrada',
      },
      {
        slug: 'limpeza-de-caixas-dagua',
        title: "Limpeza de caixas d'água",
        description:
          'Esvaziar, esfregar, desinfetar, enxaguar. Sabão e escova de aço ficam de fora: um deixa resíduo na água, a outra risca a parede, e no risco o limo se agarra. O intervalo pedido é de seis meses.',
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
          'Em prédio, loja ou restaurante, a praga de um é a do vizinho: a barata muda de andar pelos canos e conduítes. O controle segue um roteiro de vistorias, e o produto entra só onde há sinal de atividade.',
        tip: 'Pombo não se resolve com veneno: tira-se a comida, impede-se o pouso e, vazio o ninho, fecha-se o vão.',
        alt: 'Prédio à noite: oito janelas com silhuetas de pragas e, no centro, uma com um vaso de planta',
      },
      {
        slug: 'limpeza-de-forro',
        title: 'Limpeza de forro',
        description:
          'Fezes secas de pombo ou morcego soltam fungos no ar quando alguém varre. Por isso o material é umedecido antes de sair. O morcego é protegido por lei: espera-se que ele saia e só então se veda a entrada.',
        tip: 'Anote a hora do barulho: de dia, pássaro; ao anoitecer, morcego; de madrugada, rato ou gambá.',
        alt: 'Telhado em corte: de um lado, ninho e poeira diante de uma mangueira azul; do outro, o forro já limpo',
      },
      {
        slug: 'controle-de-escorpiao',
        title: 'Controle de escorpião',
        description:
          'O Ministério da Saúde não recomenda veneno, que desaloja o escorpião e o espalha. O trabalho é vistoriar, vedar frestas, telar ralos, tirar entulho e controlar as baratas de que ele se alimenta.',
        tip: 'Em caso de picada, hospital na hora. O CIATox/SC orienta 24 h pelo 0800 643 5252.',
        alt: 'Escorpião amarelo iluminado por uma lanterna sobre um piso de azulejos verdes',
      },
      {
        slug: 'controle-de-aranha',
        title: 'Controle de aranha',
        description:
          'A aranha-marrom não persegue ninguém: pica quando é apertada na roupa ou na cama. A picada quase não dói, e a ferida aparece horas depois: na suspeita, vá ao médico. Aspirar, desfazer abrigos e vedar o forro vêm antes do produto.',
        tip: 'Sacuda a roupa e o sapato guardados e deixe a cama a um palmo da parede.',
        alt: 'Aranha-marrom vista de cima sob um copo de vidro, com uma teia no canto',
      },
    ],
  },
  pests: {
    title: 'Conhecer o bicho é meio caminho andado',
    intro:
      'Seis moradores que ninguém convidou, onde ficam e que sinal deixam. Na dúvida, fotografe de longe e mande pelo WhatsApp.',
    hidesLabel: 'Onde se esconde',
    signsLabel: 'Sinais',
    button: 'Quero eliminar essas pragas',
    items: [
      {
        slug: 'escorpioes',
        title: 'Escorpiões',
        latinName: 'Tityus serrulatus',
        description:
          'Nem todo escorpião da região é o amarelo, cuja fêmea se reproduz sem macho. Todos caçam à noite, gostam de barata e brilham sob luz ultravioleta. A foto ajuda a saber a espécie.',
        hides: 'Entulho, lenha, frestas de muro, ralos e caixas de passagem',
        signs: 'Aparece à noite, no piso ou perto do ralo. Onde há barata, há comida para ele',
        alt: 'Escorpião amarelo visto de cima, com as pinças abertas e a cauda enrolada',
      },
      {
        slug: 'baratas',
        title: 'Baratas',
        latinName: 'Periplaneta americana',
        description:
          'A grande vem do esgoto e sobe pelo ralo nas noites quentes. A pequena da cozinha é outra espécie, Blattella germanica, e pede outro tratamento.',
        hides: 'Ralos, caixas de gordura, caixas de esgoto e forros úmidos',
        signs: 'Fezes como borra de café, cápsulas de ovos e cheiro forte em armário fechado',
        alt: 'Barata avermelhada vista de cima, com antenas longas e asas fechadas',
      },
      {
        slug: 'cupins',
        title: 'Cupins',
        latinName: 'Coptotermes gestroi',
        description:
          'O cupim de solo sobe da terra por túneis de barro e não vive longe da umidade. O de madeira seca mora inteiro dentro da peça e empurra os grânulos para fora.',
        hides: 'Madeira do forro, rodapés, batentes, vãos de parede e móveis',
        signs: 'Túneis de terra, grânulos secos no chão, madeira que soa oca',
        alt: 'Soldado de cupim visto de cima, com cabeça amarela, mandíbulas curvas e corpo claro',
      },
      {
        slug: 'pulgas',
        title: 'Pulgas',
        latinName: 'Ctenocephalides felis',
        description:
          'A que pula é minoria: cerca de 95% são ovos, larvas e pupas espalhados pela casa. Numa casa fechada, a pupa espera meses e sai quando sente passos.',
        hides: 'Frestas do assoalho, tapetes, sofás e a cama do cão ou do gato',
        signs: 'Picadas na canela e pontinhos pretos que tingem de vermelho o papel molhado',
        alt: 'Pulga avermelhada vista de lado, com a perna traseira dobrada para o salto',
      },
      {
        slug: 'formigas',
        title: 'Formigas',
        latinName: 'Monomorium pharaonis',
        description:
          'Borrifada com inseticida, a formiga-faraó divide a colônia, e de um ninho nascem vários. A isca faz o contrário: a operária a leva até as rainhas.',
        hides: 'Azulejos soltos, tomadas, rodapés, batentes e aparelhos elétricos',
        signs: 'Trilhas que vão sempre ao mesmo ponto, até onde não há açúcar à vista',
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
        alt: 'Rato cinzento de perfil, com orelhas grandes e a cauda erguida em curva',
      },
    ],
  },
  photo: {
    title: 'Não sabe que bicho é?',
    text: 'Mande uma foto, de longe mesmo. Muitas vezes ela já diz o que é; o próximo passo vem na resposta.',
    button: 'Mandar uma foto',
  },
  testimonials: {
    title: 'O que se conta na vizinhança',
    intro: 'De casa, de comércio e de praia: como foi o serviço, nas palavras de quem chamou.',
  },
  area: {
    title: 'Um só número para três cidades',
    intro: 'Do centro de Criciúma à beira-mar são cerca de 30 minutos de estrada.',
    text: 'Atendemos casas, condomínios e empresas em Criciúma, Içara e Balneário Rincão, 24 horas por dia. A casa de praia está fechada? Combine por mensagem quem abre a porta.',
    button: 'Chamar na minha cidade',
    mapAlt:
      'Mapa: Criciúma em verde, Içara em terracota e Balneário Rincão em amarelo, à beira do Atlântico',
    mapCredit: 'Limites: IBGE',
  },
  questions: {
    title: 'O que perguntam antes de chamar',
    intro: 'Respostas diretas. Se a sua pergunta não está aqui, mande pelo WhatsApp.',
    items: [
      {
        question: 'Crianças e animais precisam sair de casa?',
        answer:
          'Com gel e isca, em geral não. Depois de uma pulverização, todos ficam algumas horas fora; gestantes, crianças pequenas, alérgicos e animais ficam mais tempo. O técnico confirma o prazo conforme o produto e diz como arejar a casa na volta.',
      },
      {
        question: 'O orçamento é pago?',
        answer:
          'Não. E ele vem discriminado, com mão de obra, materiais, forma de pagamento e datas, como manda o art. 40 do Código de Defesa do Consumidor. Vale por dez dias, salvo outro prazo combinado. O preço é fechado antes do serviço.',
      },
      {
        question: 'Em quanto tempo vocês respondem?',
        answer:
          'Em até 1 hora, a qualquer hora, todos os dias. Mande junto uma foto do bicho ou do sinal que ele deixou, e o bairro. Muitas vezes a foto já diz o que é.',
      },
      {
        question: 'Levei uma picada de escorpião. O que faço?',
        answer:
          'Vá ao hospital na hora, ainda mais se for criança. Lave o local com água e sabão; não corte, não esprema e não amarre. O CIATox/SC, o centro de intoxicações do estado, orienta 24 horas pelo 0800 643 5252. A casa a gente vê depois.',
      },
      {
        question: 'Como funciona a garantia?',
        answer:
          'Se você não ficar satisfeito, o serviço é refeito. O prazo de assistência para cada praga está escrito no comprovante: guarde-o. Se a praga reaparecer, mande uma foto e a data do serviço.',
      },
      {
        question: 'Apareceu cupim com asas na lâmpada. E agora?',
        answer:
          'Na maioria das vezes, é uma revoada que só seguiu a luz e não infesta a casa. Apague a lâmpada e procure dois sinais: grãozinhos secos no chão e túneis de terra na parede. Achou algum, ou ficou na dúvida? Mande uma foto.',
      },
      {
        question: 'Vocês atendem a minha cidade?',
        answer:
          'Atendemos Criciúma, Içara e Balneário Rincão, 24 horas. No Rincão, a melhor época é antes da temporada: a casa é tratada vazia e, quando a família chega, já está pronta.',
      },
    ],
  },
  footer: {
    title: 'Conte o que apareceu por aí',
    text: 'Uma foto e o bairro bastam para começar. A resposta chega em até 1 hora, 24 horas por dia.',
    button: 'Fale Conosco',
  },
  sibling: {
    title: 'A barata sobe por onde a água desce',
    text: 'Ralo sujo e caixa de gordura cheia abrigam a barata, e a barata alimenta o escorpião. Às vezes, o controle de pragas começa pelo cano.',
    link: { label: 'Conhecer o desentupimento', href: '/desentupimento' },
  },
}
