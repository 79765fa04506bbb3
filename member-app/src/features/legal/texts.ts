/** The words around legal pages; the pages are the coach's to write. */
export const legalTexts = {
  titles: {
    terms: 'Terms',
    privacy: 'Privacy',
    imprint: 'Imprint',
    refunds: 'Refund policy',
  },
  starting: 'This is a starting text. Nobody who knows the law of this place has checked it yet.',
  version: (version: number, date: string) => `Version ${version}, in force since ${date}`,
  questions: 'Questions? Write to',
  loading: 'Loading the page',
} as const;
