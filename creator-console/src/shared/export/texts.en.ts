export const texts = {
  export: 'Export',
  done: (rows: number) => (rows === 1 ? 'Exported one row' : `Exported ${rows} rows`),
  failed: 'This could not be exported',
  tryAgain: 'Please try again.',
} as const;
