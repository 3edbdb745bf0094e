export default {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // A number with a space in it may break between its parts.
    'tel-non-breaking': 'off',
    // React's spelling of attributes and empty elements; HTML allows both.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Every script and style comes from the site's own host, to which the policy already confines it.
    'require-sri': 'off',
  },
}
