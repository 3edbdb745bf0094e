import type { Testimonial } from './schema'

export const homeTestimonials: Testimonial[] = [
  {
    name: 'Marlene',
    town: 'Balneário Rincão',
    rating: 5,
    comment:
      'A casa da praia ficou fechada o inverno todo e, quando abri, era pulga para todo lado. Explicaram que estavam nas frestas do assoalho, trataram e me ensinaram a aspirar todo dia. Em duas semanas acabou.',
    sample: true,
  },
  {
    name: 'Jair',
    town: 'Criciúma',
    rating: 5,
    comment:
      'Mandei foto de um cupim de asa às dez da noite, já pensando em trocar o telhado. Responderam logo que aquele não atacava a casa.',
    sample: true,
  },
  {
    name: 'Rosane',
    town: 'Içara',
    rating: 5,
    comment:
      'Chamei por causa da barata, e a origem era a tampa trincada da caixa de gordura. Resolveram as duas coisas.',
    sample: true,
  },
  {
    name: 'Anderson',
    town: 'Criciúma',
    rating: 5,
    comment:
      'Tenho padaria e preciso do comprovante em dia. Vieram depois do expediente, e o papel veio completo: produto, data e prazo.',
    sample: true,
  },
  {
    name: 'Teresinha',
    town: 'Içara',
    rating: 5,
    comment:
      'Achei um escorpião na lavanderia. Olharam o quintal inteiro, mostraram onde pôr tela e pediram para tirar a pilha de tijolo. Explicaram por que não usar veneno.',
    sample: true,
  },
  {
    name: 'Cleber',
    town: 'Balneário Rincão',
    rating: 5,
    comment:
      'Um mês depois ainda apareceu formiga na pia. Avisei pelo WhatsApp, e voltaram para refazer, sem discussão.',
    sample: true,
  },
]

export const drainsTestimonials: Testimonial[] = [
  {
    name: 'Ivone',
    town: 'Criciúma',
    rating: 5,
    comment:
      'Domingo à noite, vaso cheio até a borda e visita em casa. Responderam logo, vieram e deixaram o banheiro limpo.',
    sample: true,
  },
  {
    name: 'Valdir',
    town: 'Balneário Rincão',
    rating: 5,
    comment:
      'Em janeiro somos doze na casa, e a fossa nunca aguentava. Ano passado chamei em novembro, e o verão passou sem cheiro.',
    sample: true,
  },
  {
    name: 'Patrícia',
    town: 'Içara',
    rating: 5,
    comment:
      'Eu já tinha separado piso novo, certa de que iam quebrar a cozinha. Passaram o cabo pela caixa lá de fora e em uma tarde a pia voltou.',
    sample: true,
  },
  {
    name: 'Gilmar',
    town: 'Criciúma',
    rating: 5,
    comment:
      'Restaurante não pode parar no almoço. Limpam a caixa de gordura bem cedo, e às nove a cozinha já trabalha.',
    sample: true,
  },
  {
    name: 'Sueli',
    town: 'Balneário Rincão',
    rating: 5,
    comment: 'Disseram o preço antes de começar, e foi o que paguei.',
    sample: true,
  },
  {
    name: 'Edson',
    town: 'Içara',
    rating: 5,
    comment:
      'Toda chuva molhava o forro do quarto, e eu culpava a telha. Era a calha: tiraram dois baldes de folha da descida e testaram com a mangueira na minha frente.',
    sample: true,
  },
]
