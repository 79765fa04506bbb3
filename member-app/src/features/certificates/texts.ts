export const certificateTexts = {
  title: 'Certificate of completion',
  loading: 'Looking the certificate up',
  says: 'This is to say that',
  walked: 'has walked the whole path of',
  finished: (day: string) => `and finished it on ${day}`,
  for: (place: string) => `for ${place}`,
  genuine: 'This certificate is genuine.',
  code: (code: string, place: string) =>
    `Its code is ${code}. It was given by ${place} when the last lesson was finished.`,
  download: 'Download PDF',
  copy: 'Copy link',
  copied: { title: 'Link copied', description: 'Anyone who opens it sees this page.' },
  missing: {
    title: 'No such certificate',
    text: 'No certificate has this code. Please compare it with the paper, letter by letter.',
    label: 'Certificate code',
    hint: 'Twelve letters and digits, e.g. 7KQ2-M0XV-93AT',
    check: 'Check this code',
  },
} as const;
