/** @type {import('next').NextConfig} */
const config = {
  // Both pages are finished HTML files that any CDN can serve.
  output: 'export',
}

export default config
