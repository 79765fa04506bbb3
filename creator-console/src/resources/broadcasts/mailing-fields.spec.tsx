import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { texts as editing } from '../../course-builder/widgets/text/texts';
import { PlainRecordForm } from '../../shared/forms/record-form';
import { texts as toasts } from '../../shared/toast/texts';
import { texts as forms } from '../../shared/forms/texts';
import { texts as email } from './email-text/texts';
import { texts } from './texts';
import { MailingFields } from './mailing-fields';

const path = '/api/creator/mailing-templates';
const letter = {
  ...blank('MailingTemplateResponse'),
  id: 'letter',
  name: 'Weekly letter',
  subject: 'This week',
  text: 'Dear {{firstName}}',
  html: null,
  translations: { es: { subject: 'Esta semana', text: 'Hola', html: '<p>Hola</p>' } },
};
const words = { subject: 'Mine', html: '<p>My words</p>', translations: {} };

const open = (defaultValues: object = words, refusal?: object) => {
  const submit = jest.fn((_sent: object) => refusal);
  const { user } = renderScreen(
    <PlainRecordForm defaultValues={defaultValues} onSubmit={submit}>
      <MailingFields placeholders={['firstName']} />
      <button type="submit">Submit</button>
    </PlainRecordForm>,
  );
  const press = async (name: string | RegExp) => user.click(await screen.findByRole('button', { name }));
  return { user, press, submit };
};
const menu = async () => within(await screen.findByRole('dialog', { name: email.template }));
const content = () => screen.findByRole('textbox', { name: editing.content });

test('a built-in template replaces the text, and Undo brings the text back', async () => {
  answers.list('get', path, []);
  const { press } = open();
  await press(email.template);
  await press('Invitation');
  expect(await screen.findByText(/I’d love to see you/)).toBeVisible();
  await press(editing.undo);
  expect(await content()).toHaveTextContent(/^My words$/);
});

test('a refused Spanish version is opened and marked', async () => {
  const fault = 'Too long';
  const { press } = open(words, { 'translations.es.subject': fault });
  await press('Submit');
  const subject = await screen.findByRole('textbox', { name: forms.inSpanish(texts.subject) });
  expect(subject).toHaveAccessibleDescription(fault);
});

test('a saved template replaces subject, text and Spanish version, which can be undone', async () => {
  answers.list('get', path, [letter]);
  const { user, press, submit } = open();
  const start = async () => {
    await press(email.template);
    await press(/^Weekly letter/);
    return (await screen.findByText(email.used('Weekly letter'))).closest<HTMLElement>('[role="status"]')!;
  };
  const toast = await start();
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('This week');
  expect(await content()).toHaveTextContent(/^Dear \{\{firstName\}\}$/);
  await user.click(within(toast).getByRole('button', { name: toasts.undo }));
  expect(screen.getByLabelText(/^Subject/)).toHaveValue('Mine');
  expect(await content()).toHaveTextContent(/^My words$/);
  await start();
  await press('Submit');
  await waitFor(() =>
    expect(submit.mock.lastCall?.[0]).toMatchObject({
      subject: 'This week',
      html: '<p>Dear {{firstName}}</p>',
      translations: { es: { subject: 'Esta semana', html: '<p>Hola</p>' } },
    }),
  );
});

test('an email is saved as a template, and one with the same name is announced as replaced', async () => {
  answers.list('get', path, [letter]);
  answers.answer('post', path, letter);
  const { user, press } = open();
  await press(email.saveTemplate);
  const dialog = within(await screen.findByRole('dialog', { name: email.saveTitle }));
  const name = dialog.getByLabelText(new RegExp(email.name));
  expect(name).toHaveValue('Mine');
  await user.clear(name);
  await user.type(name, 'weekly letter');
  expect(await dialog.findByText(email.replaces)).toBeVisible();
  await press(email.saveNow);
  expect(await screen.findByText(email.savedAs('weekly letter'))).toBeVisible();
  expect(answers.calls('post', path).at(-1)?.body).toMatchObject({
    name: 'weekly letter',
    subject: 'Mine',
    html: '<p>My words</p>',
  });
});

test.each([
  ['text', { ...words, html: '' }],
  ['subject', { ...words, subject: ' ' }],
  ['Spanish text', { ...words, translations: { es: { subject: 'Mío' } } }],
])('an email without its %s is not saved as a template', async (_, incomplete) => {
  answers.list('get', path, []);
  const { press } = open(incomplete);
  await press(email.saveTemplate);
  expect(await screen.findByText(email.saveIncomplete)).toBeVisible();
  expect(screen.getByRole('button', { name: email.saveNow })).toBeDisabled();
});

test('a saved template is deleted after a confirmation', async () => {
  answers.list('get', path, [letter]);
  answers.answer('delete', `${path}/{id}`, undefined);
  const { press } = open();
  await press(email.template);
  await press(email.deleteOne('Weekly letter'));
  answers.list('get', path, []);
  await press(email.deleteNow);
  expect(await (await menu()).findByText(email.noSaved)).toBeVisible();
  expect(answers.calls('delete', `${path}/{id}`)).toHaveLength(1);
});

test('saved templates that cannot be loaded say so; the built-in ones remain', async () => {
  answers.refuse('get', path, 503);
  const { press } = open();
  await press(email.template);
  expect(await (await menu()).findByText(email.notLoaded)).toBeVisible();
  expect((await menu()).getByRole('button', { name: 'Invitation' })).toBeVisible();
});

test('a Spanish version has built-in templates only', async () => {
  const { user, press } = open();
  await press(/^Spanish/);
  await waitFor(() => expect(screen.getAllByRole('button', { name: email.template })).toHaveLength(2));
  await user.click(screen.getAllByRole('button', { name: email.template }).at(-1)!);
  expect((await menu()).queryByText(email.saved)).toBeNull();
});
