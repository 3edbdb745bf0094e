import type { Claim } from './schema'

/**
 * O que o site promete e só o dono sabe se é verdade. Em cada promessa, `words` são as palavras com que o
 * site a faz (por elas o `npm run launch-check` acha as frases), e `proof` é a prova que se deve ter à mão
 * (Código de Defesa do Consumidor, arts. 30, 36 e 37).
 *
 * É verdade? Escreva embaixo de `proof` a data do seu sim, como confirmed: '2027-01-15',
 * Não é? Mude ou tire as frases e apague a promessa desta lista.
 */
export const claims = [
  {
    claim: 'Atendemos 24 horas por dia, todos os dias.',
    words: ['24 h', '24h', '24 horas', 'madrugada', 'feriado', 'dia e noite', 'todos os dias'],
    proof: 'escala de plantão com nomes e conversas respondidas à noite, no domingo e no feriado',
  },
  {
    claim: 'Respondemos em até 1 hora.',
    words: ['até 1 hora', '1 h'],
    proof: 'histórico do WhatsApp Business, com a hora da mensagem e a da resposta',
  },
  {
    claim: 'Temos mais de 20 anos de experiência.',
    words: ['20+', '20 anos'],
    proof: 'data de abertura no CNPJ, notas fiscais antigas ou carteira de trabalho dos sócios',
  },
  {
    claim: 'Mais de 1.000 clientes já ficaram satisfeitos.',
    words: ['1.000+', 'clientes satisfeitos'],
    proof: 'lista de clientes ou de notas fiscais e o que eles disseram depois do serviço',
  },
  {
    claim: 'A garantia é total: se o cliente não ficar satisfeito, o serviço é refeito.',
    words: ['garantia total', 'garantia é total', 'é refeito', 'refazemos'],
    proof: 'termo de garantia por escrito, com o prazo e como pedir (CDC, art. 50)',
  },
  {
    claim: 'A empresa é licenciada pela vigilância sanitária.',
    words: ['licenciada'],
    proof: 'licença sanitária em dia (RDC Anvisa 622/2022), com o número em content/company.ts',
  },
  {
    claim: 'O serviço é certificado.',
    words: ['certificado'],
    proof: 'o certificado, com quem o emite e a validade',
  },
  {
    claim: 'Todo serviço de controle de pragas termina com um comprovante por escrito.',
    words: ['comprovante', 'por escrito'],
    proof:
      'um comprovante preenchido, com o que a RDC Anvisa 622/2022 pede e o responsável técnico',
  },
  {
    claim: 'Fazemos vistoria antes de tratar.',
    words: ['vistoria', 'vistoriar'],
    proof: 'ficha ou fotos da vistoria, guardadas com a ordem de serviço',
  },
  {
    claim: 'O orçamento é gratuito.',
    words: ['gratuito', 'grátis'],
    proof:
      'a regra por escrito de não cobrar visita nem deslocamento; a exceção, se há, vai para o site',
  },
  {
    claim: 'O preço é fechado, item por item, e o cliente aprova antes de começar.',
    words: ['preço é fechado', 'preço fechado', 'preço total', 'e quanto custa', 'aprova antes'],
    proof: 'um orçamento discriminado com o sim do cliente (CDC, arts. 39, VI, e 40)',
  },
  {
    claim: 'Não quebramos onde há acesso, e nunca sem a autorização do cliente.',
    words: ['sem quebra', 'nada é quebrado'],
    proof: 'autorização por escrito ou por mensagem, guardada com a ordem de serviço',
  },
  {
    claim: 'No fim testamos com água, recolhemos a sujeira e lavamos o lugar.',
    words: ['sem sujeira', 'é recolhido', 'recolhemos', 'abrimos a água', 'testamos'],
    proof: 'fotos do lugar depois do serviço e o destino do que foi recolhido',
  },
  {
    claim: 'Somos especialistas em desentupimento.',
    words: ['especialistas'],
    proof: 'treinamento e tempo de serviço da equipe',
  },
  {
    claim: 'Os nossos equipamentos são modernos.',
    words: ['equipamentos modernos'],
    proof: 'notas fiscais com o modelo e o ano dos equipamentos',
  },
  {
    claim: 'Temos câmera que mostra o cano por dentro.',
    words: ['câmera'],
    proof: 'nota fiscal da câmera, ou contrato com quem presta o serviço',
  },
  {
    claim: 'Temos hidrojateamento.',
    words: ['hidrojato', 'hidrojateamento'],
    proof: 'nota fiscal da máquina, ou contrato com quem presta o serviço',
  },
  {
    claim: 'Temos cabo mecânico para desentupir.',
    words: ['cabo'],
    proof: 'nota fiscal da máquina, ou contrato com quem presta o serviço',
  },
  {
    claim: 'Temos nebulizador para a sanitização.',
    words: ['névoa'],
    proof: 'nota fiscal do nebulizador e registro do desinfetante na Anvisa',
  },
  {
    claim: 'Temos caminhão limpa-fossa licenciado.',
    words: ['caminhão', 'limpa-fossa', 'sucção'],
    proof:
      'licença do IMA para a placa do caminhão (Decreto SC 469/2020; consultas.ima.sc.gov.br/limpafossa)',
  },
  {
    claim: 'As iscas de rato ficam em caixas com trava.',
    words: ['caixas com trava'],
    proof: 'as caixas em uso e a nota fiscal delas',
  },
] satisfies readonly Claim[] as readonly Claim[]
