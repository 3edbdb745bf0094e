import type { HostingRules } from './rules'

/**
 * Uploads the export to a server of one's own: what pages need before the pages, and nothing is
 * deleted. Equal files are left alone, so that browsers know them again.
 */
export function rsyncUpload(rules: HostingRules): string {
  const first = rules.immutablePaths.map((path) => `--include="${path}***"`).join(' ')
  return `#!/bin/sh
# Usage: sh hosting/upload.sh USER@SERVER:/var/www/${rules.host}/
set -eu
: "\${1:?where to, like ana@server:/var/www/${rules.host}/}"
rsync -rc --include="/_next/" ${first} --exclude="*" out/ "$1"
rsync -rc --exclude="*.html" out/ "$1"
# The pages last: by now every file that they name is there.
rsync -rc out/ "$1"
`
}
