import type { HostingRules } from './rules'

/**
 * CloudFront Function for the event "viewer request" (runtime cloudfront-js-2.0): the redirects, and
 * the file that belongs to an address, because S3 knows files only.
 */
export function cloudfrontFunction(rules: HostingRules): string {
  const redirects = JSON.stringify(rules.redirects, null, 2)
  return `var redirects = ${redirects};

function handler(event) {
  var request = event.request;
  var target = redirects[request.uri];
  if (target) {
    var query = Object.keys(request.querystring).map(function (name) {
      var value = request.querystring[name].value;
      return value ? name + '=' + value : name;
    }).join('&');
    return {
      statusCode: 301,
      statusDescription: 'Moved Permanently',
      headers: { location: { value: query ? target + '?' + query : target } },
    };
  }
  if (request.uri === '/') request.uri = '/index.html';
  else if (request.uri.lastIndexOf('.') <= request.uri.lastIndexOf('/')) request.uri += '.html';
  return request;
}
`
}

/** For `aws cloudfront create-response-headers-policy --response-headers-policy-config file://…`. */
export function cloudfrontHeaders(rules: HostingRules): string {
  const own = new Map(Object.entries(rules.headers))
  const take = (name: string): string => {
    const value = own.get(name)
    if (value === undefined) throw new Error(`cloudfront: no header ${name}`)
    own.delete(name)
    return value
  }
  const transport = take('Strict-Transport-Security')
  take('X-Content-Type-Options')
  const config = {
    Name: `${rules.host.replaceAll('.', '-')}-headers`,
    SecurityHeadersConfig: {
      ContentSecurityPolicy: {
        Override: true,
        ContentSecurityPolicy: take('Content-Security-Policy'),
      },
      StrictTransportSecurity: {
        Override: true,
        AccessControlMaxAgeSec: Number(/max-age=(\d+)/.exec(transport)?.[1]),
        IncludeSubdomains: transport.includes('includeSubDomains'),
        Preload: transport.includes('preload'),
      },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: take('X-Frame-Options') },
      ReferrerPolicy: { Override: true, ReferrerPolicy: take('Referrer-Policy') },
    },
    // CloudFront takes every other header here, and those above nowhere else.
    CustomHeadersConfig: {
      Quantity: own.size,
      Items: [...own].map(([Header, Value]) => ({ Header, Value, Override: true })),
    },
  }
  return `${JSON.stringify(config, null, 2)}\n`
}

/**
 * Uploads the export to S3: what pages need before the pages, and nothing is deleted. `--content-type`
 * stands where the AWS client would guess wrong.
 */
export function s3Upload(rules: HostingRules): string {
  const folders = rules.immutablePaths.map((path) => path.slice(1))
  const copy = (options: string) => `aws s3 cp out "s3://$1" --recursive ${options}`
  const forever = `--cache-control "${rules.cacheForever}"`
  const neverStale = `--cache-control "${rules.cacheNeverStale}"`
  const only = (patterns: readonly string[]) =>
    ['--exclude "*"', ...patterns.map((pattern) => `--include "${pattern}"`)].join(' ')
  const typed = { woff2: 'font/woff2', avif: 'image/avif' }
  const others = [
    ...folders.map((folder) => `${folder}*`),
    ...rules.hidden.map((path) => path.slice(1)),
    'manifest.webmanifest',
    '*.html',
  ]
  return `#!/bin/sh
# Usage: sh hosting/s3-upload.sh BUCKET
set -eu
: "\${1:?name of the bucket}"
${copy(
  `${only(folders.map((folder) => `${folder}*`))} ${Object.keys(typed)
    .map((ending) => `--exclude "*.${ending}"`)
    .join(' ')} ${forever}`,
)}
${Object.entries(typed)
  .map(([ending, type]) =>
    copy(
      `${only(folders.map((folder) => `${folder}*.${ending}`))} --content-type ${type} ${forever}`,
    ),
  )
  .join('\n')}
${copy(`${only(['manifest.webmanifest'])} --content-type application/manifest+json ${neverStale}`)}
${copy(`${others.map((pattern) => `--exclude "${pattern}"`).join(' ')} ${neverStale}`)}
# The pages last: by now every file that they name is there.
${copy(`${only(['*.html'])} --content-type "text/html; charset=utf-8" ${neverStale}`)}
`
}
