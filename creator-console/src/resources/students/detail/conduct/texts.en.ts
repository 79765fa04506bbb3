export const texts = {
  writes: 'She writes in the community and to members.',
  muted: (since: string, until: string | null) =>
    until === null ? `Muted since ${since}, until you lift it` : `Muted since ${since}, until ${until}`,
  reads: 'She reads everything, and writes to you and her family alone.',
  lift: 'Lift the mute',
  lifted: (name: string) => `${name} can write again`,
  warnings: 'Warnings',
  none: 'No warnings. What you tell her about something she wrote stands here.',
  confirmed: (when: string) => `Read and confirmed ${when}`,
  unread: 'Not confirmed yet',
  failed: 'Not done',
  tryAgain: 'Please try again.',
};
