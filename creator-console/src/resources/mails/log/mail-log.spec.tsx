import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../../testing';
import { texts as mails } from '../../../shared/mails/texts';
import type { LoggedMail } from './mail-log.api';
import { MailLogList } from './mail-log-list';
import { texts } from './texts';

const list = '/api/creator/mail-log';
const discard = '/api/creator/failed-mails/{id}/discard';
const discardAll = '/api/creator/failed-mails/discard';
const mail = (facts: Partial<LoggedMail> = {}): LoggedMail => ({
  ...blank('LoggedMailResponse'),
  id: 'hello',
  kind: 'coach_email',
  subject: 'Hello',
  name: 'Rosa Lind',
  studentId: 'rosa',
  state: 'sent',
  problem: null,
  returnedAt: null,
  returnedBecause: null,
  canSendAgain: false,
  createdAt: '2031-05-30T16:00:00.000Z',
  settledAt: '2031-05-30T16:00:02.000Z',
  ...facts,
});
const failed = mail({
  state: 'failed',
  problem: 'connect ECONNREFUSED',
  canSendAgain: true,
  settledAt: null,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

const open = () =>
  renderScreen(
    <ResourceContextProvider value="mail-log">
      <MailLogList />
    </ResourceContextProvider>,
    { at: '/mail-log', route: '/mail-log' },
  );

test('an email shows its subject, or its kind before it is written, links to its recipient, and has no actions once sent', async () => {
  answers.answer('get', list, [
    mail(),
    mail({ id: 'welcome', kind: 'welcome', subject: null, state: 'queued' }),
  ]);
  open();
  const row = (await screen.findByText('Hello')).closest('tr')!;
  expect(within(row).getByRole('link', { name: 'Rosa Lind' })).toHaveAttribute('href', '/students/rosa/show');
  expect(within(row).getByText(mails.states.sent)).toBeVisible();
  expect(within(row).queryByRole('button')).toBeNull();
  expect(screen.getByText(mails.kinds.welcome)).toBeVisible();
});

test('a failed email says why, and is discarded after a confirmation', async () => {
  answers.answer('get', list, [failed]);
  answers.answer('post', discard, undefined);
  const { user } = open();
  expect(await screen.findByText('connect ECONNREFUSED')).toBeVisible();
  await user.click(screen.getByRole('button', { name: mails.discardSubject('Hello') }));
  expect(answers.calls('post', discard)).toEqual([]);
  answers.answer('get', list, [{ ...failed, state: 'dropped', problem: null }]);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: mails.discard }));
  expect(await screen.findByText(mails.discarded)).toBeVisible();
  expect(await screen.findByText(mails.states.dropped)).toBeVisible();
  expect(answers.calls('post', discard)[0]?.path).toEqual({ id: 'hello' });
});

test('a bounced email says when and why, and can be discarded if its text is not stored', async () => {
  answers.answer('get', list, [
    mail({
      state: 'bounced',
      problem: '550 5.1.1 User unknown',
      returnedAt: '2031-06-01T09:00:00.000Z',
      returnedBecause: 'no_such_address',
    }),
  ]);
  open();
  expect(await screen.findByText(new RegExp(mails.reasons['no_such_address']))).toBeVisible();
  expect(screen.getByText(mails.notKept)).toBeVisible();
  expect(screen.queryByRole('button', { name: mails.sendSubjectAgain('Hello') })).toBeNull();
  expect(screen.getByRole('button', { name: mails.discardSubject('Hello') })).toBeVisible();
});

test('all failed emails are discarded together after a confirmation', async () => {
  answers.answer('get', list, [failed]);
  answers.answer('post', discardAll, { mails: 1 });
  const { user } = open();
  expect(await screen.findByText(texts.waiting(1))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.discardAll }));
  answers.answer('get', list, []);
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.discardAll }));
  expect(await screen.findByText(texts.discardedAll(1))).toBeVisible();
  expect(await screen.findByText(texts.none)).toBeVisible();
});
