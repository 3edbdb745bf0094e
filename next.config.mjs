/** @type {import('next').NextConfig} */
const config = {
  // The pages are finished HTML files that any CDN can serve.
  output: 'export',
  // With `export` this is where the finished files go; scripts/build.ts makes out/ from them.
  distDir: '.next-export',
}

export default config
