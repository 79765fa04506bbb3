import { counted } from '../../../shared/words/counted';

export const texts = {
  title: 'Email log',
  search: 'Search by name or subject',
  state: 'Status',
  kind: 'Type',
  subject: 'Subject',
  reader: 'To',
  written: 'Created',
  settled: 'Finished',
  acts: 'Actions',

  none: 'No emails yet',
  noneText: 'Every email your site sends, such as welcome emails and receipts, will appear here.',
  noneFound: 'No matches',
  noneFoundText: 'Try another search or filter.',

  waiting: (count: number) =>
    counted(count, {
      one: '1 email couldn’t be sent. Send it again or discard it.',
      other: `${count} emails couldn’t be sent. Send them again or discard them.`,
    }),
  waitingText:
    'If your mail server was down, send them again once it works. If you restored a backup, discard the ones that were already sent.',
  sendAll: 'Send all again',
  sentAll: (count: number) =>
    counted(count, { one: '1 email queued to send again', other: `${count} emails queued to send again` }),
  discardAll: 'Discard all',
  discardAllTitle: (count: number) =>
    counted(count, { one: 'Discard 1 email?', other: `Discard ${count} emails?` }),
  discardAllText: 'They won’t be sent. They stay in this log as not sent.',
  discardedAll: (count: number) =>
    counted(count, { one: '1 email discarded', other: `${count} emails discarded` }),
} as const;
