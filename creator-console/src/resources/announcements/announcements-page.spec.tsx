import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../testing';
import type { Announcement } from './announcements.api';
import { AnnouncementsPage } from './announcements-page';
import { texts as forms } from '../../shared/forms/texts';
import { texts } from './texts';

const all = '/api/community/announcements';
const written = '/api/creator/announcements';
const one = '/api/creator/announcements/{id}';
const announcement = (facts: Partial<Announcement> = {}): Announcement => ({
  ...blank('AnnouncementResponse'),
  id: 'spring',
  priority: 'high',
  title: 'The spring circle begins',
  text: 'On Thursday at seven.',
  createdAt: '2031-03-01T14:00:00.000Z',
  editedAt: null,
  seenBy: { count: 3, members: 40 },
  ...facts,
});

beforeEach(() => answers.answer('get', '/api/auth/session', { account: anAccount() }));

function open(...items: Announcement[]) {
  answers.answer('get', all, { items, next: null });
  return renderScreen(<AnnouncementsPage />, { at: '/announcements', route: '/announcements' });
}

test('an announcement is written with a priority, and then listed', async () => {
  const { user } = open();
  expect(await screen.findByText(texts.none)).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.new }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.new }));
  const send = dialog.getByRole('button', { name: texts.send });
  expect(send).toBeDisabled();
  await user.type(dialog.getByRole('textbox', { name: texts.titleField }), 'The spring circle begins');
  await user.type(dialog.getByRole('textbox', { name: texts.text }), 'On Thursday at seven.');
  await user.click(dialog.getByRole('button', { name: /^Spanish/ }));
  await user.type(
    dialog.getByRole('textbox', { name: forms.inSpanish(texts.titleField) }),
    'Empieza el círculo',
  );
  await user.click(dialog.getByRole('combobox', { name: texts.priority }));
  await user.click(await screen.findByRole('option', { name: texts.priorities.high }));
  expect(dialog.getByText(texts.reach.high)).toBeVisible();
  answers.answer('post', written, announcement());
  answers.answer('get', all, { items: [announcement()], next: null });
  await user.click(send);
  expect(await screen.findByRole('heading', { name: 'The spring circle begins' })).toBeVisible();
  expect(screen.getByText(texts.seen(3, 40), { exact: false })).toBeVisible();
  expect(answers.calls('post', written)[0]!.body).toEqual({
    priority: 'high',
    title: 'The spring circle begins',
    text: 'On Thursday at seven.',
    translations: { es: { title: 'Empieza el círculo' } },
  });
});

test('an announcement is edited, and deleted after a confirmation', async () => {
  const { user } = open(announcement());
  await user.click(await screen.findByRole('button', { name: texts.editOne('The spring circle begins') }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.edit }));
  await user.clear(dialog.getByRole('textbox', { name: texts.text }));
  await user.type(dialog.getByRole('textbox', { name: texts.text }), 'On Friday.');
  answers.answer('put', one, announcement({ text: 'On Friday.' }));
  answers.answer('get', all, { items: [announcement({ text: 'On Friday.' })], next: null });
  await user.click(dialog.getByRole('button', { name: texts.save }));
  expect(await screen.findByText('On Friday.')).toBeVisible();
  expect(answers.calls('put', one)[0]).toMatchObject({
    path: { id: 'spring' },
    body: { text: 'On Friday.' },
  });

  await user.click(screen.getByRole('button', { name: texts.deleteOne('The spring circle begins') }));
  const question = within(await screen.findByRole('dialog', { name: texts.deleteTitle }));
  answers.answer('delete', one, undefined);
  answers.answer('get', all, { items: [], next: null });
  await user.click(question.getByRole('button', { name: texts.delete }));
  await waitFor(() => expect(screen.getByText(texts.none)).toBeVisible());
  expect(answers.calls('delete', one)).toHaveLength(1);
});

test('a refusal is shown in the dialog, with the typed text', async () => {
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: texts.new }));
  const dialog = within(await screen.findByRole('dialog', { name: texts.new }));
  await user.type(dialog.getByRole('textbox', { name: texts.titleField }), 'Spring');
  await user.type(dialog.getByRole('textbox', { name: texts.text }), 'On Thursday.');
  answers.refuse('post', written, 429, { code: 'too_many_requests', message: 'Please wait a little.' });
  await user.click(dialog.getByRole('button', { name: texts.send }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Please wait a little.');
  expect(dialog.getByRole('textbox', { name: texts.titleField })).toHaveValue('Spring');
});
