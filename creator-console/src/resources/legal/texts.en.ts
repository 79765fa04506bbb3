export const texts = {
  title: 'Legal pages',
  lead: 'These pages are linked in the footer, at registration and at checkout. People who register or pay accept the published version, and the date is recorded.',
  loading: 'Loading legal pages',
  notLoaded: 'The legal pages couldn’t be loaded. Nothing was changed.',
  choose: 'Legal page',
  documents: { terms: 'Terms', privacy: 'Privacy', imprint: 'Legal notice', refunds: 'Refund policy' },
  starting:
    'Visitors still see the starter text. Have it checked by someone who knows the law where you live.',
  startingOf: (names: readonly string[]) =>
    `Still using starter text: ${names.join(', ')}. Have it checked by someone who knows the law where you live.`,
  publishedText: 'People accept this version from now on.',
  conflict: 'This page was changed in another window.',
  open: 'View page',
} as const;
