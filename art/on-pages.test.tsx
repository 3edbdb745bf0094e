import { renderToStaticMarkup } from 'react-dom/server'
import DrainsPage from '@/app/desentupimento/page'
import HomePage from '@/app/page'
import { onPages } from './check/set'
import { deliveryOf } from './delivery'
import { scenes } from './index'

it.each([
  ['/', HomePage],
  ['/desentupimento', DrainsPage],
] as const)('weighs the pictures that a phone loads on %s', (path, Page) => {
  const html = renderToStaticMarkup(<Page />)
  const named = [...html.matchAll(/(?:src|srcSet)="\/images\/([a-z-]+)\./g)].map(([, name]) => name)
  // A hero's night is no heavier than its day
  const loaded = new Set(named.filter((name) => !name?.includes('-noite')))
  // The style sheet names the sheets of textures.
  const weighed = scenes.filter(
    (scene) => deliveryOf(scene) === 'picture' && scene.group !== 'sheets' && onPages[path](scene),
  )
  expect(weighed.map(({ name }) => name).sort()).toEqual([...loaded].sort())
})
