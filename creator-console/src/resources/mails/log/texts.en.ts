import { counted } from '../../../shared/words/counted';

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
    counted(count, {
      one: '1 mail could not be sent and waits for you.',
      other: `${count} mails could not be sent and wait for you.`,
    }),
  waitingText:
    'After a restore, mails wait here that may have gone out before: discard those. Where the mail server was the cause, send them again once it is well.',
  sendAll: 'Send all again',
  sentAll: (count: number) =>
    counted(count, { one: '1 mail is on its way again', other: `${count} mails are on their way again` }),
  discardAll: 'Discard all',
  discardAllTitle: (count: number) =>
    counted(count, { one: 'Discard 1 mail?', other: `Discard ${count} mails?` }),
  discardAllText: 'None of them is sent any more. They stay in this log as not sent.',
  discardedAll: (count: number) =>
    counted(count, { one: '1 mail is discarded', other: `${count} mails are discarded` }),
} as const;
