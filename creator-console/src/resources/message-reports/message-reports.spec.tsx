import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import type { MessageReportDetail } from './message-report';
import { ReportList } from './report-list';
import { ReportShow } from './report-show';
import { texts as moderation } from '../../shared/moderation/texts';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const list = '/api/creator/message-reports';
const one = '/api/creator/message-reports/{id}';
const report = (facts: Partial<MessageReportDetail> = {}): MessageReportDetail => ({
  ...blank('MessageReportDetailResponse'),
  id: 'oak',
  reason: 'advertising',
  note: 'To two others, too.',
  senderName: 'Ida Brook',
  reporterName: 'Rosa Lind',
  text: 'Half price!',
  isSenderMuted: false,
  settledAt: null,
  createdAt: '2031-05-30T16:00:00.000Z',
  messages: [
    {
      id: 'm1',
      from: 'Ida Brook',
      isFromSender: true,
      isReported: true,
      text: 'Half price!',
      attachments: [],
      sentAt: '2031-05-30T15:00:00.000Z',
    },
  ],
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

function openOne(facts: Partial<MessageReportDetail> = {}) {
  answers.answer('get', one, report(facts));
  return renderScreen(
    <ResourceContextProvider value="message-reports">
      <ReportShow />
    </ResourceContextProvider>,
    { at: '/message-reports/oak/show', route: '/message-reports/:id/show' },
  );
}

test('the list starts with the reports that wait for the coach', async () => {
  answers.answer('get', list, [report()]);
  renderScreen(
    <ResourceContextProvider value="message-reports">
      <ReportList />
    </ResourceContextProvider>,
    { at: '/message-reports', route: '/message-reports' },
  );
  expect(await screen.findByText('Ida Brook')).toBeVisible();
  expect(answers.calls('get', list).at(-1)?.query['filter']).toBe(JSON.stringify({ isWaiting: true }));
});

test('a message may stay', async () => {
  const dismiss = ['post', '/api/creator/message-reports/{id}/dismiss'] as const;
  answers.answer(...dismiss, report({ settledAt: '2031-05-30T17:00:00.000Z' }));
  const { user } = openOne();
  expect(await screen.findByText('Half price!')).toBeVisible();
  expect(screen.getByText('To two others, too.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.dismiss }));
  await waitFor(() => expect(answers.calls(...dismiss)).toHaveLength(1));
});

test('the message text is deleted with a reason, and not without', async () => {
  const path = '/api/creator/message-reports/{id}/remove';
  answers.answer('post', path, report());
  const { user } = openOne();
  await user.click(await screen.findByRole('button', { name: texts.remove }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: texts.remove }));
  expect(dialog.getByText(forms.missing)).toBeVisible();
  await user.type(dialog.getByLabelText(new RegExp(texts.why)), 'Twice this week');
  await user.click(dialog.getByRole('button', { name: texts.remove }));
  await waitFor(() =>
    expect(answers.calls('post', path).map(({ body }) => body)).toEqual([{ reason: 'Twice this week' }]),
  );
});

test('the sender is muted for a time the coach chooses, with a reason', async () => {
  const path = '/api/creator/message-reports/{id}/mute';
  answers.answer('post', path, report());
  const { user } = openOne();
  await user.click(await screen.findByRole('button', { name: texts.mute }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.click(dialog.getByRole('button', { name: moderation.mute }));
  expect(dialog.getByText(forms.missing)).toBeVisible();
  await user.click(dialog.getByLabelText(new RegExp(moderation.howLong)));
  await user.click(await screen.findByRole('option', { name: moderation.durations['30_days'] }));
  await user.type(dialog.getByLabelText(new RegExp(moderation.why)), 'Twice this week');
  await user.click(dialog.getByRole('button', { name: moderation.mute }));
  await waitFor(() =>
    expect(answers.calls('post', path).map(({ body }) => body)).toEqual([
      { duration: '30_days', reason: 'Twice this week' },
    ]),
  );
});

test('a muted sender can be unmuted', async () => {
  const unmute = ['post', '/api/creator/message-reports/{id}/unmute'] as const;
  answers.answer(...unmute, report());
  const { user } = openOne({ isSenderMuted: true, settledAt: '2031-05-30T17:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: texts.unmute }));
  await waitFor(() => expect(answers.calls(...unmute)).toHaveLength(1));
});
