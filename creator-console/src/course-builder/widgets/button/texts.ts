export const texts = {
  missing: 'the text of the button',
  wrongUrl:
    'The address has to begin with https://, as in https://example.org, or be a page of your own such as /library.',
  label: 'Text of the button',
  url: 'An https address, or a page of your own such as /library',
  look: 'Look',
  looks: { default: 'Filled', outline: 'Outlined', link: 'Link' },
} as const;
