import { answers, blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { texts as records } from '../../../../shared/record-texts';
import { TimelineTab } from './timeline-tab';
import type { TimelineEntry } from '../parts/student.api';
import { texts as mailTexts } from '../../../../shared/mails/texts';
import { texts } from './texts';

const call = '/api/students/{id}/timeline';
const again = '/api/creator/failed-mails/{id}/resend';
const student = { ...blank('StudentRecordResponse'), id: 'rosa' };
const entry = (facts: Partial<TimelineEntry>): TimelineEntry => ({
  id: 'one',
  kind: 'joined',
  at: '2031-03-04T12:00:00.000Z',
  title: null,
  productId: null,
  orderId: null,
  action: null,
  by: null,
  fields: [],
  reason: null,
  mail: null,
  mailState: null,
  canSendAgain: null,
  mailingDeliveryId: null,
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

test('each entry says what happened and links to its page', async () => {
  answers.answer('get', call, {
    items: [
      entry({ id: 'a', kind: 'lesson_completed', title: 'Roots', productId: 'oak' }),
      entry({ id: 'b', kind: 'audit', action: 'student.updated', by: 'Maren', fields: ['zipCode'] }),
      entry({ id: 'c', kind: 'audit', action: 'enrollment.granted', by: 'Maren', reason: 'Won it' }),
    ],
    next: null,
  });
  renderScreen(<TimelineTab student={student} />);
  expect(await screen.findByRole('link', { name: 'Roots' })).toHaveAttribute(
    'href',
    '/products/oak/analytics',
  );
  expect(screen.getByText(/zip code/)).toBeVisible();
  expect(screen.getByText(texts.reason('Won it'))).toBeVisible();
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
});

test('an email shows its subject, or its kind before it was written, and its state', async () => {
  const mails = [
    entry({ id: 'a', kind: 'mailed', mail: 'receipt', mailState: 'sent', title: 'Your receipt' }),
    entry({ id: 'b', kind: 'mailed', mail: 'welcome', mailState: 'queued' }),
  ];
  answers.answer('get', call, { items: mails, next: null });
  renderScreen(<TimelineTab student={student} />);
  const [receipt, welcome] = await screen.findAllByRole('listitem');
  expect(receipt).toHaveTextContent(`${texts.mail('Your receipt')} ${mailTexts.states.sent}`);
  expect(welcome).toHaveTextContent(`${texts.mail(mailTexts.kinds.welcome)} ${mailTexts.states.queued}`);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each(['failed', 'bounced'] as const)('an email that %s is sent again', async (mailState) => {
  const failed = entry({
    kind: 'mailed',
    mail: 'coach_email',
    mailState,
    canSendAgain: true,
    title: 'Hello',
  });
  answers.answer('get', call, { items: [failed], next: null });
  answers.answer('post', again, undefined);
  const { user } = renderScreen(<TimelineTab student={student} />);
  const button = await screen.findByRole('button', { name: mailTexts.sendSubjectAgain('Hello') });
  expect(screen.getByRole('link', { name: texts.seeInLog('Hello') })).toHaveAttribute(
    'href',
    expect.stringContaining('/mail-log?filter='),
  );
  answers.answer('get', call, {
    items: [{ ...failed, mailState: 'queued', canSendAgain: null }],
    next: null,
  });
  await user.click(button);
  expect(await screen.findByText(mailTexts.states.queued)).toBeVisible();
  expect(screen.getByText(mailTexts.sentAgain)).toBeVisible();
  expect(answers.calls('post', again)[0]?.path).toEqual({ id: failed.id });
});

test('an email without stored text can only be discarded', async () => {
  const came = entry({
    kind: 'mailed',
    mail: 'coach_email',
    mailState: 'bounced',
    canSendAgain: false,
    title: 'Hello',
  });
  answers.answer('get', call, { items: [came], next: null });
  renderScreen(<TimelineTab student={student} />);
  expect(await screen.findByRole('button', { name: mailTexts.discardSubject('Hello') })).toBeVisible();
  expect(screen.queryByRole('button', { name: mailTexts.sendSubjectAgain('Hello') })).toBeNull();
});

test('earlier entries are loaded on request', async () => {
  answers.answer('get', call, ({ query }) =>
    query?.after === 'place'
      ? { items: [entry({ id: 'b', title: 'Oak', kind: 'paid' })], next: null }
      : { items: [entry({ id: 'a' })], next: 'place' },
  );
  const { user } = renderScreen(<TimelineTab student={student} />);
  await user.click(await screen.findByRole('button', { name: texts.more }));
  expect(await screen.findByText('Oak', { exact: false })).toBeVisible();
  expect(screen.getAllByRole('listitem')).toHaveLength(2);
});

test('a timeline that cannot be loaded can be retried', async () => {
  answers.refuse('get', call, 503);
  const { user } = renderScreen(<TimelineTab student={student} />);
  expect(await screen.findByText(records.notLoaded)).toBeVisible();
  answers.answer('get', call, { items: [entry({})], next: null });
  await user.click(screen.getByRole('button', { name: records.tryAgain }));
  expect(await screen.findByText(texts.kinds.joined)).toBeVisible();
});
