import { commitMessage, versionTitle } from './commit-message'

it('names the changed files in the title of a commit', () => {
  expect(commitMessage(['company', 'avisos'])).toBe('Mudar Dados da empresa e Avisos do dia')
})

it.each([
  ['Mudar Cores\n\nCo-authored-by: Ana', 'Mudar Cores'],
  ['Fix the menu', 'Mudança feita fora do editor'],
])('shows the commit %j as %j', (message, title) => {
  expect(versionTitle(message)).toBe(title)
})
