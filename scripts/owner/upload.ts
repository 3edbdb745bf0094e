import { rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { IMMUTABLE_PATHS } from '@/lib/http-headers'
import { copyFiles, filesBelow } from '@/scripts/shared/files'

/** The folder that goes up whole: this build, and what pages of before still ask for. */
export const UPLOAD = 'publicado/site'

/** More than this Cloudflare does not take by drag and drop. */
const MOST_FILES = 1000

/**
 * Brings the upload up to date with a build. Files whose name is their hash stay, the last ones first: a page
 * that was opened yesterday, or kept by a search engine, still needs them.
 * @returns how many files go up
 */
export function addToUpload(out: string, upload: string): number {
  const built = filesBelow(out)
  copyFiles(built, out, upload)
  const old = filesBelow(upload).filter((name) => !built.includes(name))
  const since = (name: string) => statSync(join(upload, name)).mtimeMs
  const kept = old
    .filter((name) => IMMUTABLE_PATHS.some((path) => `/${name}`.startsWith(path)))
    .sort((a, b) => since(b) - since(a))
    .slice(0, Math.max(0, MOST_FILES - built.length))
  for (const name of old) if (!kept.includes(name)) rmSync(join(upload, name))
  return built.length + kept.length
}

/** What is left for the owner to do, with the way of content/LEIA-ME.md first. */
export function uploadSteps(siteUrl: string, files: number): string {
  const [project] = new URL(siteUrl).hostname.replace(/^www\./, '').split('.')
  return `
PRONTO PARA ENVIAR: a pasta "site" (${files} arquivos), que está na janela que se abriu (${UPLOAD}).

  1. Abra https://dash.cloudflare.com e entre em Workers & Pages › ${project}
     (na primeira vez, siga antes a seção "Publicar" de content/LEIA-ME.md).
  2. Clique em Create deployment, escolha Production e arraste a pasta "site" para a página.
  3. Clique em Save and Deploy e espere terminar.
  4. Abra Conferir: ele compara ${siteUrl} com o que está aqui.

Pela linha de comando, no lugar dos passos 1 a 3:
  npx wrangler pages deploy ${UPLOAD} --project-name ${project} --branch main

Outra hospedagem: docs/publishing.md, para quem cuida do programa.`
}
