export const texts = {
  loading: 'Loading',
  notLoaded: 'This could not be loaded. Nothing has changed.',
  tryAgain: 'Try again',
} as const;
