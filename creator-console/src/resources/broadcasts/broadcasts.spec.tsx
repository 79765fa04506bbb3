import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { stateTexts } from '../../shared/list-state-texts';
import { BLANK_BROADCAST, type Audience, type Broadcast, type Delivery } from './broadcast';
import { BroadcastCreate } from './broadcast-edit';
import { BroadcastEdit } from './broadcast-edit';
import { BroadcastList } from './broadcast-list';
import { BroadcastShow } from './broadcast-show';
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

test('before the first broadcast the list says what one is', async () => {
  answers.answer('get', list, []);
  openList();
  expect(await screen.findByText(texts.noneText)).toBeVisible();
});

test('broadcasts that cannot be loaded say so', async () => {
  answers.refuse('get', list, 503);
  openList();
  expect(await screen.findByText(stateTexts.notLoaded)).toBeVisible();
});

test('an address without a broadcast says so and leads to all of them', async () => {
  answers.refuse('get', one, 404);
  open(<BroadcastEdit />);
  expect(await screen.findByText(texts.notThere)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toAll })).toHaveAttribute('href', '/broadcasts');
});

test('while it is written the coach reads to how many it would go, and who is left out why', async () => {
  answers.answer('post', list, broadcast());
  const { user } = open(<BroadcastCreate />, '/broadcasts/create', '*');
  expect(await screen.findByText(texts.readers(12))).toBeVisible();
  expect(screen.getByText(texts.leftOut(2, texts.reasons.minor))).toBeVisible();
  await user.click(screen.getByRole('button', { name: texts.showNames }));
  expect(screen.getByRole('link', { name: 'Mia Stone' })).toHaveAttribute('href', '/students/mia/show');
  await user.type(screen.getByLabelText(/^Subject/), 'Spring');
  await user.type(screen.getByLabelText(/^Text/), 'Dear ');
  await user.click(screen.getByRole('button', { name: texts.placeholders.firstName }));
  await user.click(screen.getByRole('button', { name: texts.saveDraft }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(answers.calls('post', list).at(-1)?.body).toMatchObject({
    subject: 'Spring',
    text: 'Dear {{firstName}}',
    purpose: 'marketing',
    segment: { kind: 'everyone' },
  });
});

test('sending asks when and says to how many first', async () => {
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

test('a broadcast for nobody says so where it was to be sent', async () => {
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

test('the report says what became of it, who followed which link, and leads to each student', async () => {
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

test('readers that cannot be loaded say so in the report', async () => {
  answers.answer('get', one, sent());
  answers.refuse(...deliveries, 503);
  open(<BroadcastShow />, '/broadcasts/spring/show');
  expect(await screen.findByText(stateTexts.notLoaded)).toBeVisible();
});

test('a broadcast that goes shows how far it is, and is stopped after asking', async () => {
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
