import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { anAccount, renderScreen } from '../../../../testing';
import { texts as dialogs } from '../../../shared/dialogs/texts';
import { texts as signInAgain } from '../../../shared/fresh-sign-in/texts';
import { texts as record } from '../../../shared/record-texts';
import { texts } from './texts';
import type { Delivery, Webhook } from './webhooks.api';
import { WebhooksSection } from './webhooks-section';

const all = '/api/creator/webhooks';
const one = '/api/creator/webhooks/{id}';
const log = '/api/creator/webhook-deliveries';
const SECRET = 'whsec_of-this-test';

const webhook = (facts: Partial<Webhook> = {}): Webhook => ({
  ...blank('WebhookEndpointResponse'),
  id: 'books',
  name: 'Books',
  url: 'https://hooks.example.com/sanctum',
  events: ['order.paid'],
  isActive: true,
  offReason: null,
  failingSince: null,
  oldSecretUntil: null,
  lastDeliveredAt: null,
  version: 3,
  ...facts,
});
const delivery = (facts: Partial<Delivery> = {}): Delivery => ({
  ...blank('WebhookDeliveryResponse'),
  id: 'first',
  webhookId: 'books',
  webhookName: 'Books',
  event: 'order.paid',
  state: 'delivered',
  tryCount: 1,
  lastStatus: 200,
  nextTryAt: null,
  createdAt: '2027-03-02T14:00:00.000Z',
  ...facts,
});
const button = (name: string) => screen.findByRole('button', { name });
const field = (name: string) => screen.findByRole('textbox', { name: new RegExp(`^${name}`) });
const act = (label: string) => button(texts.of(label, 'Books'));
const box = (event: keyof typeof texts.names) => screen.getByRole('checkbox', { name: texts.names[event] });

beforeEach(() => {
  answers.answer('get', all, [webhook()]);
  answers.answer('get', log, []);
});

test('a webhook is created for chosen events, and its secret is shown once', async () => {
  answers.answer('get', all, []);
  answers.answer('post', all, { ...webhook(), secret: SECRET });
  const { user } = renderScreen(<WebhooksSection />);
  expect(await screen.findByText(texts.none)).toBeVisible();
  expect(screen.queryByRole('region', { name: texts.log })).toBeNull();
  await user.click(await button(texts.open));
  await user.type(await field(texts.name), 'Books');
  await user.type(await field(texts.url), ' https://hooks.example.com/sanctum ');
  await user.click(await button(texts.create));
  expect(await screen.findByText(texts.missing)).toBeVisible();
  const orders = within(screen.getByRole('group', { name: texts.subjects.orders }));
  await user.click(orders.getByRole('checkbox', { name: texts.names['order.paid'] }));
  await user.click(box('booking.created'));
  answers.answer('get', all, [webhook()]);
  await user.click(await button(texts.create));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  expect(answers.calls('post', all).map(({ body }) => body)).toEqual([
    {
      name: 'Books',
      url: 'https://hooks.example.com/sanctum',
      isActive: true,
      events: ['order.paid', 'booking.created'],
    },
  ]);
  await user.click(await button(dialogs.copy));
  expect(await screen.findByText(dialogs.copied)).toBeVisible();
  await user.click(await button(dialogs.savedIt));
  expect(await screen.findByText('Books')).toBeVisible();
  await waitFor(() => expect(screen.queryByDisplayValue(SECRET)).toBeNull());
});

test('a webhook is created after the password was entered again, and a refused address is marked', async () => {
  answers.answer('get', '/api/me', anAccount());
  answers.refuse('post', all, 403, { code: 'fresh_sign_in_required' });
  const { user } = renderScreen(<WebhooksSection />);
  await user.click(await button(texts.open));
  await user.type(await field(texts.name), 'Books');
  await user.type(await field(texts.url), 'https://10.0.0.5/');
  await user.click(box('member.joined'));
  await user.click(await button(texts.create));
  await user.type(await screen.findByLabelText(new RegExp(signInAgain.password)), 'a walk among birches');
  answers.answer('post', '/api/auth/login', anAccount());
  answers.refuse('post', all, 400, {
    code: 'invalid',
    fields: { url: 'must be an https address on the internet' },
  });
  await user.click(await button(signInAgain.submit));
  expect(await screen.findByText(/must be an https address/)).toBeVisible();
  expect(await field(texts.url)).toBeInvalid();
});

test('a webhook is edited in the version that was read', async () => {
  answers.answer('put', one, webhook());
  const { user } = renderScreen(<WebhooksSection />);
  await user.click(await act(texts.edit));
  await user.click(await screen.findByRole('checkbox', { name: texts.names['order.paid'] }));
  await user.click(box('course.completed'));
  await user.click(screen.getByRole('switch', { name: texts.isActive }));
  await user.click(await button(texts.save));
  expect(await screen.findByText(texts.saved('Books'))).toBeVisible();
  const [call] = answers.calls('put', one);
  expect(call!.body).toEqual({
    name: 'Books',
    url: 'https://hooks.example.com/sanctum',
    isActive: false,
    events: ['course.completed'],
  });
});

test('a webhook’s problem is shown beside it', async () => {
  answers.answer('get', all, [
    webhook({ failingSince: '2027-03-02T14:00:00.000Z', oldSecretUntil: '2027-03-03T14:00:00.000Z' }),
    webhook({ id: 'off', name: 'Old list', isActive: false, offReason: 'gone' }),
  ]);
  renderScreen(<WebhooksSection />);
  expect(await screen.findByText(/^Failing since Mar 2, 2027/)).toBeVisible();
  expect(screen.getByText(/^The old secret still works until Mar 3, 2027/)).toBeVisible();
  expect(screen.getByText(texts.offReasons.gone)).toBeVisible();
  expect(screen.getByRole('button', { name: texts.of(texts.sendTest, 'Old list') })).toBeDisabled();
});

test('a secret is replaced, and a webhook deleted, after a confirmation', async () => {
  answers.answer('post', '/api/creator/webhooks/{id}/replace-secret', { ...webhook(), secret: SECRET });
  answers.answer('delete', one, { id: 'books' });
  const { user } = renderScreen(<WebhooksSection />);
  await user.click(await act(texts.replaceSecret));
  expect(await screen.findByText(texts.replaceText)).toBeVisible();
  await user.click(await button(texts.replaceSecret));
  expect(await screen.findByDisplayValue(SECRET)).toBeVisible();
  await user.click(await button(dialogs.savedIt));
  await user.click(await act(texts.remove));
  answers.answer('get', all, []);
  await user.click(await button(texts.remove));
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('a test is sent, and its delivery appears in the log', async () => {
  answers.answer('post', '/api/creator/webhooks/{id}/test', {
    ...blank('WebhookDeliveryDetailResponse'),
    body: '{}',
  });
  const { user } = renderScreen(<WebhooksSection />);
  expect(await screen.findByText(texts.logNone)).toBeVisible();
  answers.answer('get', log, [delivery({ event: 'webhook.test' })]);
  await user.click(await act(texts.sendTest));
  expect(await screen.findByText(texts.testSent('Books'))).toBeVisible();
  const list = within(await screen.findByRole('list', { name: texts.logList }));
  expect(await list.findByText(texts.names['webhook.test'])).toBeVisible();
});

test('a refused test says why', async () => {
  answers.refuse('post', '/api/creator/webhooks/{id}/test', 409, {
    code: 'webhook_off',
    message: 'This webhook is turned off. Turn it on first.',
  });
  const { user } = renderScreen(<WebhooksSection />);
  await user.click(await act(texts.sendTest));
  expect(await screen.findByText(/turned off/)).toBeVisible();
});

test('the log can be filtered, and is loaded page by page', async () => {
  const page = Array.from({ length: 25 }, (_, n) => delivery({ id: `delivery-${n}` }));
  answers.answer('get', log, page);
  const { user } = renderScreen(<WebhooksSection />);
  const more = await button(texts.more);
  answers.answer('get', log, [delivery({ id: 'last' })]);
  await user.click(more);
  expect(await screen.findAllByText(texts.names['order.paid'])).toHaveLength(26);
  expect(screen.queryByRole('button', { name: texts.more })).toBeNull();
  answers.answer('get', log, []);
  await user.click(screen.getByRole('combobox', { name: texts.state }));
  await user.click(await screen.findByRole('option', { name: texts.states.failed }));
  await user.click(screen.getByRole('combobox', { name: texts.webhook }));
  await user.click(await screen.findByRole('option', { name: 'Books' }));
  expect(await screen.findByText(texts.noMatches)).toBeVisible();
  const queries = answers.calls('get', log).map(({ query }) => query);
  expect(queries).toContainEqual({ filter: '{}', range: '[25,49]' });
  expect(queries.at(-1)).toEqual({
    filter: JSON.stringify({ state: 'failed', webhookId: 'books' }),
    range: '[0,24]',
  });
});

test('a delivery shows its request and the response to each attempt, and can be sent again', async () => {
  const detail = {
    ...delivery({ state: 'failed' as const, tryCount: 2, lastStatus: 500 }),
    url: 'https://hooks.example.com/sanctum',
    body: '{"type":"order.paid"}',
    tries: [
      {
        ...blank('WebhookTryResponse'),
        id: 'second',
        sentAt: '2027-03-02T14:05:00.000Z',
        durationSeconds: 0.21,
        headers: [{ name: 'webhook-id', value: 'first' }],
        status: 500,
        problem: null,
        answer: 'out of order',
      },
      {
        ...blank('WebhookTryResponse'),
        id: 'first-try',
        sentAt: '2027-03-02T14:00:00.000Z',
        headers: [],
        status: null,
        problem: 'too_slow' as const,
        answer: null,
      },
    ],
  };
  answers.answer('get', log, [delivery({ state: 'failed', tryCount: 2 })]);
  answers.answer('get', '/api/creator/webhook-deliveries/{id}', detail);
  answers.answer('post', '/api/creator/webhook-deliveries/{id}/replay', detail);
  const { user } = renderScreen(<WebhooksSection />);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${texts.details}`) }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(await dialog.findByText(texts.answered(500, '0.21'))).toBeVisible();
  expect(dialog.getByText('out of order')).toBeVisible();
  expect(dialog.getByText('webhook-id: first')).toBeVisible();
  expect(dialog.getByText(/"type": "order.paid"/)).toBeVisible();
  expect(dialog.getByText(texts.problems.too_slow)).toBeVisible();
  await user.click(dialog.getByRole('button', { name: texts.replay }));
  expect(await screen.findByText(texts.replayed)).toBeVisible();
  expect(answers.calls('post', '/api/creator/webhook-deliveries/{id}/replay')).toHaveLength(1);
});

test('a delivery that was never sent says why', async () => {
  const never = delivery({ state: 'failed', tryCount: 0, lastStatus: null });
  answers.answer('get', log, [never]);
  answers.answer('get', '/api/creator/webhook-deliveries/{id}', { ...never, url: '', body: '{}', tries: [] });
  const { user } = renderScreen(<WebhooksSection />);
  await user.click(await screen.findByRole('button', { name: new RegExp(`^${texts.details}`) }));
  expect(await screen.findByText(texts.neverSent)).toBeVisible();
});

test('webhooks that cannot be loaded can be retried', async () => {
  answers.refuse('get', all, 503);
  const { user } = renderScreen(<WebhooksSection />);
  expect(await screen.findByText(record.notLoaded)).toBeVisible();
  answers.answer('get', all, [webhook()]);
  await user.click(await button('Try again'));
  expect(await screen.findByText('Books')).toBeVisible();
});
