export const texts = {
  repliedOn: (day: string) => `Replied on ${day}`,
  sharedAnew: 'Shared again since your reply',
  yourReply: 'Your reply',
  replyHelp: 'Your reply appears below the journal entry. You can edit it later.',
  needed: 'Write a reply first',
  send: 'Send reply',
  correct: 'Save changes',
  cancel: 'Cancel',
  sent: 'Reply sent',
  takenBack: 'This journal entry is no longer shared with you. Your reply wasn’t sent.',
  failed: 'Your reply couldn’t be sent. Your text is still here. Please try again.',
} as const;
