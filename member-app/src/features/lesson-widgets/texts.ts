/** Quoted from spec §8; the rest is ours. */
export const widgetTexts = {
  videoUnsupported: 'Your browser does not support the video tag.',
  audioUnsupported: 'Your browser does not support the audio tag.',
  captions: 'English',
  download: 'Download',
  transcript: 'Transcript',
  opensInNewTab: '(opens in a new tab)',
  frame: {
    openOutside: 'Open in a new tab',
    schedule: 'Choose a time',
    form: 'Fill in the form',
    scheduleHint: 'The calendar comes from calendly.com. If it stays empty here, open it in a new tab.',
    formHint: 'The form comes from typeform.com. If it stays empty here, open it in a new tab.',
  },
} as const;
