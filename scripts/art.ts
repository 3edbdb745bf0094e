import './shared/node-version.mjs'
import { checkedContent } from './content/read'
import { command } from './shared/process'

/* `npm run art`: holds the content to its rules, and then publishes the pictures with its colours and photos. */

await command(async () => {
  checkedContent()
  const { publishPictures } = await import('@/art/publish')
  await publishPictures()
})
