import CMS from '@sveltia/cms'

/**
 * Asks a check before each save, and shows its lines instead of saving.
 *
 * Sveltia documents the event, but not how to refuse: it shows the message of the cause of an error that is
 * called `saving_failed`, and no other. editor.spec.ts tells when a new version changes that.
 */
export function checkBeforeSave(check: (file: string, data: unknown) => readonly string[]): void {
  CMS.registerEventListener({
    name: 'preSave',
    handler: ({ entry }) => {
      const values = entry.toJS() as unknown as { path: string; data: unknown }
      const lines = check(values.path, values.data)
      if (lines.length > 0)
        throw new Error('saving_failed', { cause: new Error(lines.join('\n\n')) })
    },
  })
}
