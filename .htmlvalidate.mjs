export default {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // React's spelling of attributes and empty elements; HTML allows both.
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Every script and style comes from the site's own host, to which the policy already confines it.
    'require-sri': 'off',
    // content/schema/page.ts limits the titles.
    'long-title': 'off',
  },
}
