import CMS from '@sveltia/cms'

/**
 * Asks a check before each save, and shows its lines instead of saving.
 *
 * Sveltia documents the event, but not how to refuse: it shows the message of the cause of an error that is
 * called `saving_failed`, and no other. editor.spec.ts tells when a new version changes that.
 * @param saved learns of each save
 */
export function checkBeforeSave(
  check: (file: string, data: unknown) => Promise<readonly string[]>,
  saved: (file: string, data: unknown) => void,
): void {
  type Values = { path: string; data: unknown }
  CMS.registerEventListener({
    name: 'preSave',
    handler: async ({ entry }) => {
      const { path, data } = entry.toJS() as unknown as Values
      const lines = await check(path, data)
      if (lines.length > 0)
        throw new Error('saving_failed', { cause: new Error(lines.join('\n\n')) })
    },
  })
  CMS.registerEventListener({
    name: 'postSave',
    handler: ({ entry }) => {
      const { path, data } = entry.toJS() as unknown as Values
      saved(path, data)
    },
  })
}
