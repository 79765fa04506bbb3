import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../../testing';
import { texts as acts } from '../../../../shared/moderation/texts';
import type { Student } from '../parts/student.api';
import type { Moderation } from '../parts/student.api';
import { ModerationTab } from './moderation-tab';
import { texts } from './texts';
import { texts as forms } from '../../../../shared/forms/texts';

const moderation = '/api/students/{id}/moderation';
const rosa: Student = { ...blank('StudentRecordResponse'), id: 'rosa', username: 'Rosa Lind' };
const mute = { since: '2031-03-02T10:00:00.000Z', until: null, reason: 'Unkind words' };
const warning = {
  id: 'w',
  text: 'Please keep it among us.',
  givenAt: '2031-03-01T10:00:00.000Z',
  readAt: null,
};
const none: Moderation = { mute: null, warnings: [] };

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

test('the coach sees that there are no warnings, and warns with a message', async () => {
  answers.answer('get', moderation, none);
  const path = '/api/students/{id}/moderation/warn';
  answers.answer('post', path, { ...none, warnings: [warning] });
  const { user } = renderScreen(<ModerationTab student={rosa} />);
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: acts.warn }));
  const dialog = within(await screen.findByRole('dialog'));
  answers.answer('get', moderation, { ...none, warnings: [warning] });
  await user.click(dialog.getByRole('button', { name: acts.warn }));
  expect(dialog.getByText(forms.missing)).toBeVisible();
  await user.type(dialog.getByLabelText(new RegExp(acts.warning)), warning.text);
  await user.click(dialog.getByRole('button', { name: acts.warn }));
  expect(await screen.findByText(texts.unread)).toBeVisible();
  expect(answers.calls('post', path).map(({ body }) => body)).toEqual([{ text: warning.text }]);
});

test('a mute is shown with its reason, and lifted', async () => {
  answers.answer('get', moderation, { ...none, mute });
  answers.answer('post', '/api/students/{id}/moderation/unmute', none);
  const { user } = renderScreen(<ModerationTab student={rosa} />);
  expect(await screen.findByText('Unkind words')).toBeVisible();
  answers.answer('get', moderation, none);
  await user.click(screen.getByRole('button', { name: texts.lift }));
  expect(await screen.findByText(texts.writes)).toBeVisible();
});

test('a failed unmute is reported, and the mute stays', async () => {
  answers.answer('get', moderation, { ...none, mute });
  answers.refuse('post', '/api/students/{id}/moderation/unmute', 503);
  const { user } = renderScreen(<ModerationTab student={rosa} />);
  await user.click(await screen.findByRole('button', { name: texts.lift }));
  await waitFor(() => expect(screen.getByText(texts.failed)).toBeVisible());
  expect(screen.getByText('Unkind words')).toBeVisible();
});
