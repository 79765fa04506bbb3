/** The words of the page that mails lead to. */
export const unsubscribeTexts = {
  kinds: {
    'course-completed': 'mails about courses you have finished',
    'journal-answered': 'mails about answers to your journal',
    'module-opened': 'mails about modules that have opened',
  },
  ask: {
    title: 'Fewer mails?',
    text: (kind: string) => `You get ${kind}. Would you rather not?`,
    yes: 'No more of these',
  },
  done: {
    title: 'As you wish',
    text: (kind: string) => `You no longer get ${kind}. Everything else stays as it is.`,
    undo: 'I would like them after all',
  },
  settings: 'All my mail settings',
  loading: 'Looking up your mails',
  broken: {
    title: 'This link is not whole',
    text: 'Please open it from the mail once more, or sign in and choose your mails in the settings.',
  },
  verse: 'A quiet letterbox is a garden, too.',
} as const;
