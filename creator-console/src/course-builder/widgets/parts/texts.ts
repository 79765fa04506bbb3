/** What is said of widgets of more than one type. */
export const texts = {
  missing: { mediaAssetId: 'the file', url: 'the address', question: 'the question' },
  url: 'Address (URL)',
  addressOf: (host: string) => `An https address of ${host}`,
  urlOf: (host: string) => `The address has to begin with https:// and belong to ${host}.`,
  title: 'Title',
  question: 'Question',
  caption: 'Caption',
  fileTitle: 'Title; left empty, it is the name of the file',
  transcript: 'Transcript',
  chosen: (kind: string) => `Choose a file of your media library: ${kind}`,
} as const;
