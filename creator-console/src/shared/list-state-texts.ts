export const stateTexts = {
  loading: 'Loading',
  notLoaded: 'This list could not be loaded. Nothing has changed.',
  tryAgain: 'Try again',
} as const;
