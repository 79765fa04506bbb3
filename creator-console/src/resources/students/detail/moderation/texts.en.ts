export const texts = {
  writes: 'Can post in the community and message other students.',
  muted: (since: string, until: string | null) =>
    until === null ? `Muted since ${since}, until you unmute them` : `Muted from ${since} until ${until}`,
  reads: 'Can read everything, but can only write to you and their family.',
  lift: 'Unmute',
  lifted: (name: string) => `${name} can write again`,
  warnings: 'Warnings',
  none: 'No warnings yet. Warnings you give about a post or message will appear here.',
  confirmed: (when: string) => `Confirmed on ${when}`,
  unread: 'Not confirmed yet',
  failed: 'That didn’t work',
  tryAgain: 'Please try again.',
};
