export default {
  extends: ['html-validate:recommended', 'html-validate:document'],
  rules: {
    // Off, because a phone number may break at its spaces.
    'tel-non-breaking': 'off',
    // Off, because React writes attributes and void elements this way, and HTML allows both.
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    // Off, because the policy allows only files of the site's own host.
    'require-sri': 'off',
  },
}
