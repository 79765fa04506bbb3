export const texts = {
  loading: 'Loading',
  notLoaded: 'This could not be loaded. Nothing has changed.',
  tryAgain: 'Try again',
  reason: 'Reason',
  reasonHelp: 'It stands in the audit log.',
} as const;
