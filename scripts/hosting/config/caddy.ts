import { ERROR_ADDRESSES, type HostingRules, type ServerPlace } from '@/scripts/hosting/rules'

/**
 * One site of Caddy 2.
 * @param place without it, Caddy listens on the usual ports and gets a certificate by itself
 */
export function caddyfile(rules: HostingRules, place?: ServerPlace): string {
  const { notFound, failure } = rules.errorPages
  const { host, hostname } = new URL(rules.siteUrl)
  const headers = Object.entries(rules.headers).map(([name, value]) => `\t\t${name} "${value}"`)
  const immutable = `{
		path ${rules.immutablePaths.map((path) => `${path}*`).join(' ')}
		file
	}`
  // Debian's Caddy lacks the shorthand for a query with its question mark.
  const redirects = Object.entries(rules.redirects).flatMap(([from, to], at) => [
    `	@moved${at} \`path('${from}') && {query} == ''\``,
    `	redir @moved${at} ${rules.siteUrl}${to} permanent`,
    `	@asked${at} \`path('${from}') && {query} != ''\``,
    `	redir @asked${at} ${rules.siteUrl}${to}?{query} permanent`,
  ])
  return `# Caddy's own redirect to https would follow the request's Host.
http:// {
	redir ${rules.siteUrl}{uri} permanent
}

${host} {
${place ? `	tls ${place.certificate} ${place.key}\n` : ''}	root * ${place?.folder ?? `/var/www/${hostname}`}
	encode zstd gzip

	header {
${headers.join('\n')}
	}
	@immutable ${immutable}
	header @immutable Cache-Control "${rules.cacheForever}"
	@changing not ${immutable}
	header @changing Cache-Control "${rules.cacheNeverStale}"
	# Set last, because "encode" leaves an answer alone that says no-transform (Caddy 2.6.3 or newer).
	header @changing {
		Cache-Control "${rules.cacheUntransformed}"
		defer
	}

	# Such paths would make an error 500 of the look for their file.
	@invalid path_regexp \\x00
	respond @invalid 400
	@long path_regexp [^/]{120}
	error @long 404
	@method not method GET HEAD
	respond @method 405

	@hidden path ${[...rules.hidden, ...ERROR_ADDRESSES].join(' ')}
	error @hidden 404

${redirects.join('\n')}

	try_files {path} {path}.html
	file_server
	handle_errors {
		@missing expression {err.status_code} < 500
		rewrite @missing ${notFound}
		@failed expression {err.status_code} >= 500
		rewrite @failed ${failure}
		file_server {
			status {err.status_code}
		}
	}
}
`
}
