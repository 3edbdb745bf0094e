export default {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Off, because a phone number may break at its spaces.
    'tel-non-breaking': 'off',
    // Off, because jsdom writes attributes this way when the build serializes a page, and HTML allows it.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Off, because the policy allows only files of the site's own host.
    'require-sri': 'off',
  },
}
