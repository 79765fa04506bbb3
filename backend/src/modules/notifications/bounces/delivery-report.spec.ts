import {
  aboutPrivateMail,
  amazonSes,
  exchange,
  exim,
  gmail,
  type NoticeFacts,
  outOfOffice,
  postfix,
  postfixDelayed,
  qmail,
  readReceipt,
  twoRecipients,
} from '../../../../test/bounces/notices.js';
import { newId } from '../../../kernel/ids.js';
import { bounceReasonOf } from '../kinds/bounce-reasons.js';
import { deliveryReportOf } from '../../../platform/mail/index.js';

const mailId = newId();
const read = (mail: string) => deliveryReportOf(Buffer.from(mail));

describe('a bounce notice', () => {
  test.each<[string, (facts: NoticeFacts) => string, string, RegExp]>([
    [
      'Postfix',
      postfix,
      '5.1.1',
      /^550 5\.1\.1 <rosa@example\.org>: Recipient address rejected: User unknown/,
    ],
    ['Exim, which returns the headers alone', exim, '5.2.2', /^552 5\.2\.2 Mailbox full$/],
    ['Exchange', exchange, '5.1.10', /RecipientNotFound; Recipient rosa@example\.org not found/],
    ['Gmail', gmail, '5.1.1', /does not exist/],
    [
      'Amazon SES, which has replaced the Message-ID',
      amazonSes,
      '5.7.1',
      /^550 5\.7\.1 Message rejected as spam$/,
    ],
  ])(
    'of %s says which email it is, whom it did not reach and why',
    async (_server, notice, status, diagnostic) => {
      const report = await read(notice({ mailId }));
      expect(report).toEqual({
        mailId,
        failed: [{ addresses: expect.any(Array), status, diagnostic: expect.stringMatching(diagnostic) }],
      });
      expect(new Set(report?.failed[0]?.addresses)).toEqual(new Set(['rosa@example.org']));
    },
  );

  test('that is only delayed does not count as a bounce', async () =>
    expect(await read(postfixDelayed({ mailId }))).toEqual({ mailId, failed: [] }));

  test('about two recipients names the one not reached', async () =>
    expect((await read(twoRecipients({ mailId })))?.failed).toMatchObject([{ status: '5.1.1' }]));

  test('is read with Unix line endings', async () =>
    expect(await read(postfix({ mailId }).replaceAll('\r\n', '\n'))).toMatchObject({ mailId, failed: [{}] }));

  test('is read when the returned email is cut off', async () => {
    const whole = postfix({ mailId });
    const cut = whole.slice(0, whole.indexOf('Hello, how are you'));
    expect(await read(cut)).toMatchObject({ mailId, failed: [{ status: '5.1.1' }] });
  });

  test('quotes no more of the server’s message than the coach can read', async () => {
    const long = postfix({ mailId }).replace('smtp; 550', `smtp; ${'very '.repeat(1000)}`);
    expect((await read(long))?.failed[0]?.diagnostic).toHaveLength(300);
  });
});

describe('other messages are ignored', () => {
  test.each<[string, string]>([
    ['one of qmail, which is written for people alone', qmail({ mailId })],
    ['an answer of somebody who is away', outOfOffice({ mailId })],
    ['a receipt of having been read', readReceipt({ mailId })],
    ['one about a mail that is none of ours', aboutPrivateMail()],
    ['one that names no mail', postfix({ mailId }).replaceAll(mailId, '')],
    ['one whose parts are missing', postfix({ mailId }).replaceAll('message/delivery-status', 'text/plain')],
    ['one without a boundary', postfix({ mailId }).replace(/boundary="[^"]+"/, '')],
    ['a mail of nothing', ''],
    ['headers that never end', `Content-Type: multipart/report; ${'x'.repeat(500_000)}`],
    ['a thousand parts within one another', nested(1000)],
  ])('%s', async (_what, mail) => expect(await read(mail)).toBeUndefined());

  test('10 MB of garbage, of which only the usual part is read', async () => {
    const rubbish = Buffer.alloc(
      10 * 1024 * 1024,
      'Content-Type: multipart/report; report-type=delivery-status\n\n--\0',
    );
    expect(await deliveryReportOf(rubbish)).toBeUndefined();
    const tooLate = Buffer.concat([
      Buffer.alloc(300 * 1024, 'X-Filler: y\r\n'),
      Buffer.from(postfix({ mailId })),
    ]);
    expect(await deliveryReportOf(tooLate)).toBeUndefined();
  });
});

function nested(depth: number): string {
  const open = (n: number) =>
    `Content-Type: multipart/report; report-type=delivery-status; boundary="b${n}"\r\n\r\n--b${n}\r\n`;
  return Array.from({ length: depth }, (_, n) => open(n)).join('');
}

test.each([
  ['5.1.1', 'no_such_address'],
  ['5.1.10', 'no_such_address'],
  ['5.2.1', 'no_such_address'],
  ['5.4.1', 'no_such_address'],
  ['5.1.8', 'refused'],
  ['5.7.1', 'refused'],
  ['5.2.2', 'mailbox_full'],
  ['4.2.2', 'mailbox_full'],
  ['4.4.7', 'given_up'],
  ['5.4.300', 'given_up'],
  ['5.0.0', 'other'],
] as const)('%s means %s', (status, reason) => expect(bounceReasonOf(status)).toBe(reason));
