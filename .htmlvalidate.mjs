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
    // The titles of search results are up to 65 characters long; the rule's default is 70.
    'long-title': ['error', { maxlength: 65 }],
  },
}
