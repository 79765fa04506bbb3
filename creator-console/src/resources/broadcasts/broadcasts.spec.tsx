import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { stateTexts } from '../../shared/list-state-texts';
import { BLANK_BROADCAST, type Audience, type Broadcast, type Delivery } from './broadcast';
import { BroadcastCreate } from './broadcast-edit';
import { BroadcastEdit } from './broadcast-edit';
import { BroadcastList } from './broadcast-list';
import { BroadcastShow } from './broadcast-show';
import { texts as forms } from '../../shared/forms/texts';
import { texts as email } from './email-text/texts';
import { texts } from './texts';

const list = '/api/creator/broadcasts';
const one = '/api/creator/broadcasts/{id}';
const asking = ['post', '/api/creator/broadcasts/preview-audience'] as const;
const sending = ['post', '/api/creator/broadcasts/{id}/send'] as const;
const cancelling = ['post', '/api/creator/broadcasts/{id}/cancel'] as const;
const deliveries = ['get', '/api/creator/mailing-deliveries'] as const;

const broadcast = (facts: Partial<Broadcast> = {}): Broadcast => ({
  ...blank('BroadcastResponse'),
  ...BLANK_BROADCAST,
  id: 'spring',
  subject: 'A quiet week',
  text: 'Dear {{firstName}}',
  html: null,
  status: 'draft',
  sendAt: null,
  startedAt: null,
  finishedAt: null,
  leftOutAtStart: 0,
  version: 1,
  progress: { ...blank('MailingProgressResponse'), links: [] },
  ...facts,
});
const sent = (facts: Partial<Broadcast> = {}): Broadcast =>
  broadcast({
    status: 'sent',
    startedAt: '2027-03-01T09:00:00Z',
    finishedAt: '2027-03-01T09:01:00Z',
    progress: {
      ...blank('MailingProgressResponse'),
      total: 3,
      sent: 2,
      failed: 1,
      clicked: 1,
      unsubscribed: 1,
      links: [{ id: 'l', url: 'https://example.org/book', label: 'the book', people: 1, clicks: 4 }],
    },
    ...facts,
  });
const delivery = (facts: Partial<Delivery> = {}): Delivery => ({
  ...blank('DeliveryResponse'),
  id: 'd',
  studentId: 'rosa',
  studentName: 'Rosa Lind',
  state: 'sent',
  reason: null,
  sentAt: '2027-03-01T09:00:00Z',
  followed: ['the book'],
  unsubscribedAt: null,
  ...facts,
});
const audience: Audience = {
  count: 12,
  leftOut: [{ reason: 'minor', count: 2, people: [{ id: 'mia', name: 'Mia Stone' }] }],
};

beforeEach(() => {
  answers.answer('get', '/api/creator/student-tags', [
    { ...blank('StudentTagResponse'), id: 'birds', name: 'Early birds' },
  ]);
  answers.answer('get', '/api/circles', [{ ...blank('GroupResponse'), id: 'hearth', name: 'The hearth' }]);
  answers.answer('get', '/api/pods', []);
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/products', []);
  answers.answer(...asking, audience);
  answers.answer(...deliveries, [delivery()]);
});

const open = (page: React.ReactElement, at = '/broadcasts/spring', route = '/broadcasts/:id/*') =>
  renderScreen(<ResourceContextProvider value="broadcasts">{page}</ResourceContextProvider>, { at, route });
const openList = () => open(<BroadcastList />, '/broadcasts', '/broadcasts');

test('each row shows a broadcast’s state, and links to its actions', async () => {
  answers.answer('get', list, [broadcast(), sent({ id: 'old', subject: 'Gone' })]);
  openList();
  const draft = (await screen.findByText('A quiet week')).closest('tr')!;
  expect(within(draft).getByText(texts.statuses.draft)).toBeVisible();
  expect(screen.getByRole('link', { name: 'A quiet week' })).toHaveAttribute('href', '/broadcasts/spring');
  expect(screen.getByRole('link', { name: 'Gone' })).toHaveAttribute('href', '/broadcasts/old/show');
  expect(screen.getByText(texts.ofAll(2, 3))).toBeVisible();
});

test('an empty list explains what a broadcast is', async () => {
  answers.answer('get', list, []);
  openList();
  expect(await screen.findByText(texts.noneText)).toBeVisible();
});

test('broadcasts that cannot be loaded say so', async () => {
  answers.refuse('get', list, 503);
  openList();
  expect(await screen.findByText(stateTexts.notLoaded)).toBeVisible();
});

test('an unknown address says so and links to all broadcasts', async () => {
  answers.refuse('get', one, 404);
  open(<BroadcastEdit />);
  expect(await screen.findByText(texts.notThere)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toAll })).toHaveAttribute('href', '/broadcasts');
});

test('a draft shows how many would receive it, and who is left out and why', async () => {
  answers.answer('post', list, broadcast());
  const { user } = open(<BroadcastCreate />, '/broadcasts/create', '*');
  expect(await screen.findByText(texts.readers(12))).toBeVisible();
  expect(screen.getByText(texts.leftOut(2, texts.reasons.minor))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.showNames }));
  expect(screen.getByRole('link', { name: 'Mia Stone' })).toHaveAttribute('href', '/students/mia/show');
  await user.type(screen.getByLabelText(/^Subject/), 'Spring');
  await user.click(await screen.findByRole('button', { name: email.placeholders.firstName }));
  await user.click(screen.getByRole('button', { name: texts.saveDraft }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('post', list).at(-1)?.body).toMatchObject({
    subject: 'Spring',
    html: '<p>{{firstName}}</p>',
    purpose: 'marketing',
    segment: { kind: 'everyone' },
  });
});

test('the address of a saved template opens it in a new broadcast', async () => {
  const template = { ...blank('MailingTemplateResponse'), id: 'weekly', subject: 'This week', text: 'Hello' };
  answers.list('get', '/api/creator/mailing-templates', [template]);
  open(<BroadcastCreate />, '/broadcasts/create?template=weekly', '*');
  expect(await screen.findByLabelText(/^Subject/)).toHaveValue('This week');
  expect(await screen.findByText('Hello')).toBeVisible();
});

test('a service email is only offered to recipients who own the same thing', async () => {
  const { user } = open(<BroadcastCreate />, '/broadcasts/create', '*');
  expect(await screen.findByRole('radio', { name: texts.purposes.marketing })).toBeChecked();
  expect(screen.queryByRole('radio', { name: texts.purposes.service })).toBeNull();
  await user.click(screen.getByRole('combobox', { name: new RegExp(`^${texts.otherSegment}`) }));
  await user.click(await screen.findByRole('option', { name: texts.segments.owners }));
  expect(screen.getByRole('radio', { name: texts.purposes.service })).not.toBeChecked();
});

test('a Spanish version starts as a copy of the English one, and is previewed and saved with it', async () => {
  answers.answer('post', list, broadcast());
  answers.answer('post', '/api/creator/mailings/preview', {
    ...blank('MailingSeenResponse'),
    html: { light: '<p>Hola</p>', dark: '<p>Hola</p>' },
  });
  const { user } = open(<BroadcastCreate />, '/broadcasts/create', '*');
  await user.type(await screen.findByLabelText(/^Subject/), 'Spring');
  await user.click(await screen.findByRole('button', { name: email.placeholders.firstName }));
  await user.click(screen.getByRole('button', { name: /^Spanish/ }));
  await user.click(screen.getByRole('button', { name: forms.copyEnglishOf(texts.mailing) }));
  const subject = screen.getByRole('textbox', { name: forms.inSpanish(texts.subject) });
  expect(subject).toHaveValue('Spring');
  await user.clear(subject);
  await user.type(subject, 'Primavera');
  await user.click(screen.getByRole('button', { name: texts.seeSpanish }));
  await waitFor(() =>
    expect(answers.calls('post', '/api/creator/mailings/preview').at(-1)?.body).toMatchObject({
      subject: 'Primavera',
      html: '<p>{{firstName}}</p>',
      language: 'es',
    }),
  );
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: texts.close }));
  await user.click(screen.getByRole('button', { name: texts.saveDraft }));
  await waitFor(() =>
    expect(answers.calls('post', list).at(-1)?.body).toMatchObject({
      subject: 'Spring',
      translations: { es: { subject: 'Primavera', html: '<p>{{firstName}}</p>' } },
    }),
  );
});

test('emptying a Spanish version removes it', async () => {
  const es = { subject: 'Primavera', text: 'Hola', html: '<p>Hola</p>' };
  answers.answer('get', one, broadcast({ translations: { es } }));
  answers.answer('put', one, broadcast());
  const { user } = open(<BroadcastEdit />);
  await user.click(await screen.findByRole('button', { name: /^Spanish/ }));
  await user.clear(screen.getByRole('textbox', { name: forms.inSpanish(texts.subject) }));
  await user.click(screen.getByText('Hola'));
  await user.clear(screen.getByText('Hola').closest<HTMLElement>('[contenteditable]')!);
  await user.click(screen.getByRole('button', { name: texts.saveDraft }));
  await waitFor(() =>
    expect(answers.calls('put', one).at(-1)?.body).toMatchObject({
      translations: { es: { subject: '', text: '', html: '' } },
    }),
  );
});

test('a tag or a circle is chosen with one click', async () => {
  answers.answer('post', list, broadcast());
  const { user } = open(<BroadcastCreate />, '/broadcasts/create', '*');
  const choices = await screen.findByRole('group', { name: texts.segment });
  await user.click(await within(choices).findByRole('button', { name: 'Early birds' }));
  expect(within(choices).getByRole('button', { name: 'Early birds' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await waitFor(() =>
    expect(answers.calls(...asking).at(-1)?.body).toMatchObject({ segment: { kind: 'tag', tagId: 'birds' } }),
  );
  await user.click(within(choices).getByRole('button', { name: 'The hearth' }));
  await waitFor(() =>
    expect(answers.calls(...asking).at(-1)?.body).toMatchObject({
      segment: { kind: 'group', tagId: null, groupId: 'hearth' },
    }),
  );
});

test('a button is inserted with its link', async () => {
  answers.answer('post', list, broadcast());
  const { user } = open(<BroadcastCreate />, '/broadcasts/create', '*');
  await user.type(await screen.findByLabelText(/^Subject/), 'Spring');
  await user.click(await screen.findByRole('button', { name: email.button }));
  const dialog = await screen.findByRole('dialog', { name: email.button });
  await user.type(within(dialog).getByLabelText(email.label), 'To the library');
  await user.type(within(dialog).getByLabelText(email.address), 'library');
  expect(within(dialog).getByRole('button', { name: email.insert })).toBeDisabled();
  await user.clear(within(dialog).getByLabelText(email.address));
  await user.type(within(dialog).getByLabelText(email.address), '/library');
  await user.click(within(dialog).getByRole('button', { name: email.insert }));
  await user.click(screen.getByRole('button', { name: texts.saveDraft }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('post', list).at(-1)?.body).toMatchObject({
    html: expect.stringContaining('<div data-button=""><a href="/library">To the library</a></div>'),
  });
});

test('a text without words is not saved', async () => {
  const { user } = open(<BroadcastCreate />, '/broadcasts/create', '*');
  await user.type(await screen.findByLabelText(/^Subject/), 'Spring');
  await user.click(screen.getByRole('button', { name: texts.saveDraft }));
  expect(await screen.findByText(texts.needed)).toBeVisible();
  expect(answers.calls('post', list)).toEqual([]);
});

test('a new broadcast is saved and sent from one form', async () => {
  answers.answer('post', list, broadcast());
  const { user, router } = open(<BroadcastCreate />, '/broadcasts/create', '*');
  await user.type(await screen.findByLabelText(/^Subject/), 'Spring');
  await user.click(await screen.findByRole('button', { name: email.placeholders.firstName }));
  await user.click(screen.getByRole('button', { name: texts.send }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/broadcasts/spring'));
  expect(router.state.location.search).toBe('?send=');
});

test('a draft saved for sending asks right away when to send', async () => {
  answers.answer('get', one, broadcast());
  open(<BroadcastEdit />, '/broadcasts/spring?send=');
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(texts.readers(12))).toBeVisible();
});

test('sending asks when, and shows the number of recipients first', async () => {
  answers.answer('get', one, broadcast());
  answers.answer(...sending, sent());
  const { user } = open(<BroadcastEdit />);
  await user.click(await screen.findByRole('button', { name: texts.send }));
  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText(texts.readers(12))).toBeVisible();
  expect(answers.calls(...sending)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: texts.sendNow }));
  expect(await screen.findByText(texts.onItsWay)).toBeVisible();
  expect(answers.calls(...sending)).toMatchObject([{ body: { sendAt: null }, path: { id: 'spring' } }]);
});

test('an unsaved text is not sent', async () => {
  answers.answer('get', one, broadcast());
  const { user } = open(<BroadcastEdit />);
  await user.type(await screen.findByLabelText(/^Subject/), '!');
  expect(screen.getByRole('button', { name: texts.send })).toBeDisabled();
  expect(screen.getByText(texts.saveFirst)).toBeVisible();
});

test('a broadcast without recipients says so at its Send button', async () => {
  answers.answer('get', one, broadcast());
  answers.refuse(...sending, 422, {
    code: 'no_readers',
    message: 'No one matches, so there’s no one to send this to',
  });
  const { user } = open(<BroadcastEdit />);
  await user.click(await screen.findByRole('button', { name: texts.send }));
  await user.click(await screen.findByRole('button', { name: texts.sendNow }));
  expect(await screen.findByText('No one matches, so there’s no one to send this to')).toBeVisible();
});

test('the report shows the outcome, the clicked links and who clicked them, and links to each student', async () => {
  answers.answer('get', one, sent());
  open(<BroadcastShow />, '/broadcasts/spring/show');
  const links = await screen.findByRole('region', { name: texts.links });
  for (const words of ['the book', 'https://example.org/book', '4'])
    expect(within(links).getByText(words)).toBeVisible();
  expect(screen.getAllByText(texts.progress.unsubscribed)[0]).toBeVisible();
  expect(screen.getByText(texts.progress.failed)).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Rosa Lind' })).toHaveAttribute(
    'href',
    '/students/rosa/show',
  );
});

test('recipients that cannot be loaded are reported', async () => {
  answers.answer('get', one, sent());
  answers.refuse(...deliveries, 503);
  open(<BroadcastShow />, '/broadcasts/spring/show');
  expect(await screen.findByText(stateTexts.notLoaded)).toBeVisible();
});

test('a broadcast being sent shows its progress, and can be stopped after a confirmation', async () => {
  const going = sent({
    status: 'sending',
    finishedAt: null,
    progress: { ...sent().progress, total: 10, waiting: 4 },
  });
  answers.answer('get', one, going);
  answers.answer(...cancelling, sent({ status: 'stopped' }));
  const { user } = open(<BroadcastShow />, '/broadcasts/spring/show');
  expect(await screen.findByText(texts.soFar(6, 10))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.stop.act }));
  const dialog = await screen.findByRole('dialog');
  expect(answers.calls(...cancelling)).toEqual([]);
  await user.click(within(dialog).getByRole('button', { name: texts.stop.act }));
  expect(await screen.findByText(texts.stop.done)).toBeVisible();
});
