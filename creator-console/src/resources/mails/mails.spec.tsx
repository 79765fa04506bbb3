import { answers, blank } from '@sanctum/openapi/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { queryClient, renderScreen } from '../../../testing';
import { MailPage } from './mail-page';
import type { MailTemplate } from './mails.api';
import { MailsPage } from './mails-page';
import { texts } from './texts';
import { texts as forms } from '../../shared/forms/texts';

const LIST = '/api/creator/mail-templates';
const MAIL = '/api/creator/mail-templates/{kind}/{language}';
const PREVIEW = '/api/creator/mail-templates/{kind}/{language}/preview';
const TEST = '/api/creator/mail-templates/{kind}/{language}/test';

const ours = {
  subject: 'Choose a new password',
  heading: 'Hello, {{name}}',
  body: 'You asked for it.',
  button: 'Choose',
  footnote: '',
};
const mail = (facts: Partial<MailTemplate> = {}): MailTemplate => ({
  ...blank('MailTemplateResponse'),
  kind: 'reset_password',
  language: 'en',
  title: 'New password',
  occasion: 'To whoever forgot it',
  version: 0,
  isChanged: false,
  savedAt: null,
  texts: ours,
  ours,
  placeholders: [
    { name: 'name', label: 'Name', sample: 'Alma Reyes', neededIn: [] },
    { name: 'firstName', label: 'First name', sample: 'Alma', neededIn: ['body'] },
  ],
  ...facts,
});
const preview = (subject = 'Choose a new password') => ({
  subject,
  text: 'Hello, Alma Reyes',
  html: { light: '<p>by day</p>', dark: '<p>in the dark</p>' },
});

const show = () => {
  const routes = (
    <Routes>
      <Route path="/mails/:kind/:language" element={<MailPage />} />
      <Route path="*" />
    </Routes>
  );
  return renderScreen(routes, { at: '/mails/reset_password/en' });
};
const open = (first = mail()) => {
  answers.answer('get', MAIL, first);
  return show();
};
const field = (name: string) => screen.findByRole('textbox', { name });
const press = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  answers.answer('post', PREVIEW, preview());
});

describe('the emails', () => {
  test('are listed by subject, link to their texts, and mark the coach’s', async () => {
    answers.list('get', LIST, [
      {
        kind: 'welcome',
        group: 'account',
        title: 'Welcome',
        occasion: 'To whoever registers',
        languages: [
          { language: 'en', subject: 'Welcome to {{place}}', isChanged: false },
          { language: 'es', subject: 'Bienvenida', isChanged: true },
        ],
      },
    ]);
    renderScreen(<MailsPage />);
    const account = within(await screen.findByRole('region', { name: texts.groups.account }));
    expect(account.getByRole('link', { name: 'Welcome' })).toHaveAttribute('href', '/mails/welcome/en');
    expect(account.getByText('Welcome to {{place}}')).toBeVisible();
    expect(account.getByText(texts.changedIn(['Español']))).toBeVisible();
    expect(screen.getByRole('link', { name: texts.saleMails })).toHaveAttribute(
      'href',
      '/settings/sale-mails',
    );
  });

  test('that failed to load can be reloaded', async () => {
    answers.refuse('get', LIST, 503);
    const { user } = renderScreen(<MailsPage />);
    expect(await screen.findByText(texts.notLoaded)).toBeVisible();
    answers.list('get', LIST, []);
    await user.click(screen.getByRole('button', { name: /again/i }));
    expect(await screen.findByRole('region', { name: texts.groups.coach })).toBeVisible();
  });
});

describe('one email', () => {
  test('is saved with the version that was read, and is marked as the coach’s', async () => {
    const { user } = open();
    expect(await screen.findByText(texts.ours)).toBeVisible();
    await user.type(await field(texts.fields.subject), '!');
    expect(screen.getByText(texts.unsaved)).toBeVisible();
    const saved = mail({ version: 1, isChanged: true, texts: { ...ours, subject: `${ours.subject}!` } });
    answers.answer('put', MAIL, saved);
    await user.click(await press(texts.save));
    expect(await screen.findByText(texts.savedText)).toBeVisible();
    expect(await screen.findByText(texts.yours)).toBeVisible();
    expect(answers.calls('put', MAIL).at(-1)).toMatchObject({
      body: { ...ours, subject: `${ours.subject}!` },
      ifMatch: '0',
    });
  });

  test('stays open with its text if it no longer exists when reread', async () => {
    const { user } = open();
    const subject = await field(texts.fields.subject);
    await user.type(subject, '!');
    answers.refuse('get', MAIL, 404);
    await act(() => queryClient.refetchQueries({ queryKey: ['mail'] }));
    expect(answers.calls('get', MAIL)).toHaveLength(2);
    await user.type(subject, '?');
    expect(await field(texts.fields.subject)).toHaveValue(`${ours.subject}!?`);
  });

  test('that does not exist is reported as missing', async () => {
    answers.refuse('get', MAIL, 404);
    show();
    expect(await screen.findByText(texts.noSuchMail)).toBeVisible();
  });

  test('takes a placeholder at the cursor', async () => {
    const { user } = open();
    const body = await field(texts.fields.body);
    await user.click(body);
    await user.keyboard('{Home}');
    await user.click(screen.getByRole('button', { name: 'First name' }));
    expect(body).toHaveValue('{{firstName}}You asked for it.');
    await waitFor(() => expect(body).toHaveFocus());
    await user.keyboard(', ');
    expect(body).toHaveValue('{{firstName}}, You asked for it.');
  });

  test('shows errors at the field, and is neither saved nor sent until they are fixed', async () => {
    const { user } = open();
    answers.refuse('post', PREVIEW, 400, {
      code: 'invalid',
      fields: { body: '{{foo}} is not known in this mail' },
    });
    await user.type(await field(texts.fields.body), ' ');
    expect(await screen.findByText('{{foo}} is not known in this mail')).toBeVisible();
    expect(await press(texts.save)).toBeDisabled();
    expect(await press(texts.test)).toBeDisabled();
  });

  test('is previewed as its recipient sees it: in both color schemes, on a phone and as text, in a frame of its own', async () => {
    const { user } = open();
    await user.click(await screen.findByRole('tab', { name: texts.sides.preview }));
    const frame = await screen.findByTitle(texts.previewOf('Choose a new password'));
    expect(frame).toHaveAttribute('sandbox', 'allow-scripts');
    expect(frame).toHaveAttribute('srcdoc', '<p>by day</p>');
    await user.click(await press(texts.schemes.dark));
    expect(frame).toHaveAttribute('srcdoc', '<p>in the dark</p>');
    await user.click(await press(texts.forms.text));
    expect(screen.getByText('Hello, Alma Reyes')).toBeVisible();
  });

  test('is sent as a test with the current text, and a refusal shows the mail server’s message', async () => {
    const { user } = open();
    await user.type(await field(texts.fields.subject), '?');
    answers.answer('post', TEST, { sentTo: 'coach@willow.example' });
    await user.click(await press(texts.test));
    expect(await screen.findByText(texts.sentText('coach@willow.example'))).toBeVisible();
    expect(answers.calls('post', TEST).at(-1)?.body).toMatchObject({ subject: `${ours.subject}?` });
    answers.refuse('post', TEST, 503, { code: 'mail_refused', message: 'It said 535' });
    await user.click(await press(texts.test));
    expect(await screen.findByText('It said 535')).toBeVisible();
  });

  test('restores the default text after a confirmation, and can undo that', async () => {
    const hers = { ...ours, subject: 'Hers' };
    const { user } = open(mail({ version: 3, isChanged: true, texts: hers }));
    await user.click(await press(texts.restore));
    answers.answer('post', `${MAIL}/restore`, mail({ version: 4 }));
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: texts.restore }));
    expect(await screen.findByText(texts.restored)).toBeVisible();
    expect(await field(texts.fields.subject)).toHaveValue(ours.subject);
    answers.answer('put', MAIL, mail({ version: 5, isChanged: true, texts: hers }));
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await waitFor(() =>
      expect(answers.calls('put', MAIL).at(-1)).toMatchObject({ body: hers, ifMatch: '4' }),
    );
    expect(await field(texts.fields.subject)).toHaveValue('Hers');
  });

  test('that was changed elsewhere says so, and no text is lost', async () => {
    const { user } = open();
    await user.type(await field(texts.fields.subject), '!');
    const theirs = mail({ version: 1, isChanged: true, texts: { ...ours, subject: 'Theirs' } });
    answers.refuse('put', MAIL, 412, { code: 'stale_edit' });
    answers.answer('get', MAIL, theirs);
    await user.click(await press(texts.save));
    expect(await screen.findByText(texts.conflict)).toBeVisible();
    expect(await field(texts.fields.subject)).toHaveValue(`${ours.subject}!`);
    await user.click(await press(texts.keepMine));
    answers.answer(
      'put',
      MAIL,
      mail({ version: 2, isChanged: true, texts: { ...ours, subject: `${ours.subject}!` } }),
    );
    await user.click(await press(texts.save));
    await waitFor(() => expect(answers.calls('put', MAIL).at(-1)).toMatchObject({ ifMatch: '1' }));
  });

  test('with unsaved text asks before leaving', async () => {
    const { user, router } = open();
    await user.type(await field(texts.fields.subject), '!');
    await user.click(screen.getByRole('link', { name: texts.back }));
    await user.click(await press(forms.keep));
    expect(router.state.location.pathname).toBe('/mails/reset_password/en');
    await user.click(screen.getByRole('link', { name: texts.back }));
    await user.click(await press(forms.discard));
    await waitFor(() => expect(router.state.location.pathname).toBe('/mails'));
  });
});
