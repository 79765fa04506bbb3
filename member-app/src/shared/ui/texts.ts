/** The texts of the shared components. */
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
  form: {
    missing: 'is needed',
    notAnEmail: 'is not complete; it looks like rosa@example.org',
    tooShort: (length: number) => `must have at least ${length} characters`,
    saved: 'Saved',
  },
  password: { show: 'Show password', hide: 'Hide password' },
  close: 'Close',
  toasts: 'Messages',
} as const;
