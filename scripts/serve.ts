import './shared/node-version.mjs'
import { addressOf, serve } from './hosting/server'
import { NO_SITE } from './shared/no-export'

/** One line for each usual mistake. */
function complaint(error: unknown, port: number): string {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EADDRINUSE')
    return `A porta ${port} está ocupada, talvez por outro terminal com o site aberto: feche-o com Ctrl+C e tente de novo.`
  if (code === 'EACCES') return `A porta ${port} é reservada ao sistema. Exemplo certo: PORT=3000`
  if (code === 'ERR_SOCKET_BAD_PORT')
    return `PORT=${process.env.PORT} não é uma porta, de 1 a 65535. Exemplo certo: PORT=3000`
  if (code === 'ENOENT') return NO_SITE
  return String(error)
}

const port = Number(process.env.PORT || 3000)
try {
  console.log(`O site está em ${addressOf(await serve('out', port))} (para parar: Ctrl+C)`)
} catch (error) {
  console.error(complaint(error, port))
  process.exitCode = 1
}
