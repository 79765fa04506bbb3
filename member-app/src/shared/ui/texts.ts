/** The words the shared pieces say by themselves. */
export const uiTexts = {
  failed: {
    title: 'Something did not grow as planned',
    description: 'We could not load this just now. Your connection or our server may need a moment.',
    retry: 'Try again',
  },
  rating: {
    none: 'No reviews yet',
    average: (average: string) => `Rated ${average} out of 5`,
  },
  pagination: {
    label: 'Pages',
    previous: 'Previous page',
    next: 'Next page',
    page: (page: number) => `Page ${page}`,
  },
  close: 'Close',
  toasts: 'Messages',
} as const;
