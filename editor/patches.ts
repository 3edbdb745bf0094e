import { readFileSync } from 'node:fs'
import type { Plugin } from 'esbuild'

/** Sveltia asks third hosts for files that are here and for answers that nobody needs, and has two bad habits. */
export const withOwnBehaviour: Plugin = {
  name: 'with own behaviour',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia[\\/]cms[\\/]npm[\\/]index\.js$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8')
        .replace(/url\(https:\/\/cdn\.jsdelivr\.net\/[^)]+\)/g, 'local(none)')
        // A new item of a list takes the focus late, and would take it from the field that the owner writes in.
        .replace(
          '?.querySelector(`button`)?.focus())',
          '?.querySelector(`:scope:not(:focus-within) button`)?.focus())',
        )
        // Nobody has to do without a larger page.
        .replace('`maximum-scale=1`,', '')
        .replace(
          'https://www.githubstatus.com/api/v2/status.json',
          'data:application/json,{"status":{"indicator":"none"}}',
        ),
    })),
}

/** Phrases that an owner meets and that Sveltia has in English only, or that tell nothing of what to do. */
const PHRASES = {
  saving_entry: {
    error: { title: 'Não foi salvo', description: 'O que você digitou continua aqui. O motivo:' },
  },
  save_conflict: {
    title: 'Outra pessoa mudou este formulário',
    modified_by: '{$name} mudou este formulário em {$date}, depois que você o abriu.',
    modified: 'Este formulário mudou depois que você o abriu.',
    deleted: 'Este formulário foi apagado depois que você o abriu.',
    overwrite_warning: 'Se você salvar agora, a mudança da outra pessoa se perde.',
    recreate_warning: 'Se você salvar agora, ele é criado de novo.',
    save_anyway: 'Salvar assim mesmo',
    branch_moved: 'Outra pessoa salvou ao mesmo tempo. Tente de novo.',
  },
  remote_change: {
    reload_entry: 'Recarregar',
    confirm_reloading_entry: 'Recarregar? O que você digitou e não salvou se perde.',
  },
  show_errors: 'Mostrar os erros',
  replace_image: 'Trocar a imagem',
  remove_image: 'Remover a imagem',
  list_item_options: 'Opções do item',
}

export const withOwnPhrases: Plugin = {
  name: 'with own phrases',
  setup: ({ onLoad }) =>
    onLoad({ filter: /@sveltia[\\/]cms[\\/]locales[\\/]pt-BR\.json$/ }, ({ path }) => ({
      contents: JSON.stringify({ ...JSON.parse(readFileSync(path, 'utf8')), ...PHRASES }),
      loader: 'json',
    })),
}
