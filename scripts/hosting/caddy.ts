import type { HostingRules, ServerPlace } from './rules'

/**
 * One site of Caddy 2. Caddy sends visitors from http to https by itself.
 * @param place without it Caddy listens on the usual ports and gets its certificate by itself
 */
export function caddyfile(rules: HostingRules, place?: ServerPlace): string {
  const headers = Object.entries(rules.headers).map(([name, value]) => `\t\t${name} "${value}"`)
  const immutable = `{
		path ${rules.immutablePaths.map((path) => `${path}*`).join(' ')}
		file
	}`
  // The shorthand for a query with its question mark came later than Debian's Caddy.
  const redirects = Object.entries(rules.redirects).flatMap(([from, to], at) => [
    `	@moved${at} \`path('${from}') && {query} == ''\``,
    `	redir @moved${at} ${to} permanent`,
    `	@asked${at} \`path('${from}') && {query} != ''\``,
    `	redir @asked${at} ${to}?{query} permanent`,
  ])
  return `${place ? place.https.join(' ') : rules.host} {
${place ? `	tls ${place.certificate} ${place.key}\n` : ''}	root * ${place?.folder ?? `/var/www/${rules.host}`}
	encode zstd gzip

	header {
${headers.join('\n')}
	}
	@immutable ${immutable}
	header @immutable Cache-Control "${rules.cacheForever}"
	@changing not ${immutable}
	header @changing Cache-Control "${rules.cacheNeverStale}"

	@manifest path *.webmanifest
	header @manifest Content-Type application/manifest+json

	# Such paths would make an error 500 of the look for their file.
	@invalid path_regexp \\x00
	respond @invalid 400
	@long path_regexp [^/]{120}
	error @long 404
	@method not method GET HEAD
	respond @method 405

	@hidden path ${rules.hidden.join(' ')}
	error @hidden 404

${redirects.join('\n')}

	try_files {path} {path}.html
	file_server
	handle_errors {
		rewrite * /404.html
		file_server {
			status {err.status_code}
		}
	}
}
`
}
