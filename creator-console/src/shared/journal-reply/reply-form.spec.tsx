import { answers } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { ReplyForm } from './reply-form';
import type { SharedJournal } from './shared-journal';
import { texts } from './texts';

const record: SharedJournal = {
  id: '01920000-0000-7000-8000-000000000002',
  accountId: '01920000-0000-7000-8000-000000000003',
  memberName: 'Rosa Lind',
  courseId: '01920000-0000-7000-8000-000000000004',
  courseTitle: 'The Rooted Mother',
  lessonId: '01920000-0000-7000-8000-000000000005',
  lessonTitle: 'Roots',
  widgetId: '01920000-0000-7000-8000-000000000006',
  question: 'What did you leave behind?',
  text: 'The hurry.',
  sharedAt: '2026-03-01T09:00:00.000Z',
  reply: null,
  repliedAt: null,
  needsReply: true,
};
const call = ['put', '/api/creator/shared-journals/{id}'] as const;

test('only the reply is sent, and the coach gets a confirmation', async () => {
  answers.answer(...call, ({ body }) => ({ ...record, ...body }));
  const { user } = renderScreen(<ReplyForm record={record} />);
  await user.type(screen.getByLabelText(new RegExp(texts.yourReply)), 'Well done.');
  await user.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.sent)).toBeVisible();
  expect(answers.calls(...call)).toEqual([
    { path: { id: record.id }, query: {}, body: { reply: 'Well done.' } },
  ]);
});

test('a reply to an unshared answer stays in the field, with the reason', async () => {
  answers.refuse(...call, 404, { code: 'not_found' });
  const { user } = renderScreen(<ReplyForm record={record} />);
  const field = screen.getByLabelText(new RegExp(texts.yourReply));
  await user.type(field, 'Well done.');
  await user.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.takenBack)).toBeVisible();
  expect(field).toHaveValue('Well done.');
});

test('an empty reply is not sent', async () => {
  const { user } = renderScreen(<ReplyForm record={record} />);
  const field = screen.getByLabelText(new RegExp(texts.yourReply));
  await user.type(field, ' x{Backspace}{Backspace}');
  await user.click(screen.getByRole('button', { name: texts.send }));
  expect(await screen.findByText(texts.needed)).toBeVisible();
});
