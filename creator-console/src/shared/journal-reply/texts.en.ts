export const texts = {
  repliedOn: (day: string) => `Replied on ${day}`,
  sharedAnew: 'She has shared it anew since your reply.',
  yourReply: 'Your reply',
  replyHelp: 'She reads it beneath her own words. You can correct it later.',
  needed: 'Write a few words first',
  send: 'Send reply',
  correct: 'Save correction',
  cancel: 'Cancel',
  sent: 'Your reply is with her.',
  takenBack: 'She has taken this back meanwhile. Your reply was not sent.',
  failed: 'Your reply could not be sent. Nothing you wrote is lost; please try again.',
} as const;
