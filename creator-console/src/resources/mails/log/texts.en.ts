export const texts = {
  title: 'Mail log',
  search: 'Name or subject',
  state: 'Status',
  kind: 'Kind',
  subject: 'Subject',
  reader: 'To',
  written: 'Written',
  settled: 'Sent or settled',
  acts: 'What to do',

  none: 'No mail was written yet',
  noneText: 'Welcome mails, receipts and everything else that goes out by mail stands here.',
  noneFound: 'No mail fits',
  noneFoundText: 'Try other words, or another filter.',

  waiting: (count: number) =>
    count === 1
      ? '1 mail could not be sent and waits for you.'
      : `${count} mails could not be sent and wait for you.`,
  waitingText:
    'After a restore, mails wait here that may have gone out before: discard those. Where the mail server was the cause, send them again once it is well.',
  sendAll: 'Send all again',
  sentAll: (count: number) =>
    count === 1 ? '1 mail is on its way again' : `${count} mails are on their way again`,
  discardAll: 'Discard all',
  discardAllTitle: (count: number) => (count === 1 ? 'Discard 1 mail?' : `Discard ${count} mails?`),
  discardAllText: 'None of them is sent any more. They stay in this log as not sent.',
  discardedAll: (count: number) => (count === 1 ? '1 mail is discarded' : `${count} mails are discarded`),
} as const;
