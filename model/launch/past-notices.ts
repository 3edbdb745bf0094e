import { formatDay } from '@/model/fields/day'
import type { SiteContent } from '@/model/schema/content'
import type { LaunchItem } from './launch-item'

/** Recommends the removal of notices whose last day is over. */
export const pastNoticeItems = ({ avisos: { avisos } }: SiteContent, today: string): LaunchItem[] =>
  avisos.flatMap(({ texto, ate }, index) =>
    ate >= today
      ? []
      : {
          blocks: false,
          path: ['avisos', 'avisos', index, 'ate'],
          finding: `o último dia do aviso “${texto}”, ${formatDay(ate)}, já passou`,
          reason: 'o site não o mostra mais',
          remedy: 'remova o aviso, ou mude o último dia se ele ainda vale',
        },
  )
