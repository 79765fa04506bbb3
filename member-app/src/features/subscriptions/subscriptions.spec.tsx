import type { Schemas } from '@sanctum/openapi';
import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { aMember, renderScreen } from '../../../testing';
import { formatDate } from '../../shared/lib/format';
import { paths } from '../../shared/lib/paths';
import { subscriptionPaths } from '../../shared/lib/subscription-paths';
import { i18n } from '../../shared/words/i18n';
import type { Subscription } from './api';
import { SubscriptionList } from './subscription-list';
import { SubscriptionPage } from './subscription-page';
import { active, NEXT, typeCard } from './testing/subscriptions';

const bank = { confirm: jest.fn() };
jest.mock('../../shared/lib/stripe/sandbox/sandbox-api', () => ({
  SandboxApi: class {
    confirm = (clientSecret: string) => bank.confirm(clientSecret);
  },
}));

beforeEach(() => {
  bank.confirm.mockReset();
  answers.answer('get', '/api/checkout/config', { publishableKey: 'pk_sandbox_1', isSandbox: true });
});

const one = ['get', '/api/me/subscriptions/{id}'] as const;

const canceled: Subscription = {
  ...active,
  state: 'ending',
  nextPaymentAt: null,
  cancelAt: NEXT,
  isCancelable: false,
};
const late: Subscription = {
  ...active,
  status: 'past_due',
  state: 'past_due',
  nextPaymentAt: null,
  accessUntil: NEXT,
};

describe('a subscription', () => {
  const open = (subscription: Subscription) => {
    answers.answer(...one, subscription);
    return renderScreen(<SubscriptionPage id="sub" />, { as: aMember() });
  };
  const heading = () => screen.findByRole('heading', { level: 1, name: 'Oak' });
  const button = (name: string) => screen.getByRole('button', { name });

  test('shows its sessions and its next payment, and each payment leads to its order', async () => {
    const payment = {
      ...blank('SubscriptionPaymentResponse'),
      orderId: 'order',
      number: 'S-1',
      total: '19.00',
    };
    open({
      ...active,
      sessions: [{ sessions: 2, isMonthly: true }],
      payments: [{ ...payment, status: 'paid', paidAt: NEXT }],
    });
    await heading();
    expect(screen.getByText(i18n.t('offers:sessions.month', { count: 2 }))).toBeVisible();
    const next = { amount: '$19.00', date: formatDate(NEXT) };
    expect(screen.getByText(i18n.t('subscriptions:plan.nextOn', next))).toBeVisible();
    expect(
      screen.getByRole('link', { name: i18n.t('subscriptions:payments.open', { number: 'S-1' }) }),
    ).toHaveAttribute('href', paths.order('order'));
  });

  test('names the plans of its payments once there are several', async () => {
    const payment = (offerName: string) => ({
      ...blank('SubscriptionPaymentResponse'),
      orderId: offerName,
      status: 'paid' as const,
      paidAt: NEXT,
      offerName,
    });
    open({ ...active, payments: [payment('Monthly → Yearly'), payment('Monthly')] });
    expect(await screen.findByText('Monthly → Yearly')).toBeVisible();
  });

  test('is canceled with a reason after one question, and can be kept', async () => {
    const { user } = open(active);
    await heading();
    await user.click(button(i18n.t('subscriptions:cancel.button')));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(i18n.t('subscriptions:cancel.until', { date: formatDate(NEXT) }))).toBeVisible();
    await user.type(dialog.getByLabelText(i18n.t('subscriptions:cancel.reason')), 'We are moving.');
    answers.answer('post', '/api/me/subscriptions/{id}/cancel', canceled);
    await user.click(dialog.getByRole('button', { name: i18n.t('subscriptions:cancel.button') }));
    expect(await screen.findByText(i18n.t('subscriptions:state.ending'))).toBeVisible();
    expect(answers.calls('post', '/api/me/subscriptions/{id}/cancel').at(-1)?.body).toEqual({
      reason: 'We are moving.',
    });
    answers.answer('post', '/api/me/subscriptions/{id}/resume', active);
    await user.click(button(i18n.t('subscriptions:notice.canceled.keep')));
    expect(await screen.findByText(i18n.t('subscriptions:state.active'))).toBeVisible();
  });

  test('whose payment failed asks for another card, which pays at once', async () => {
    const { user } = open(late);
    await heading();
    const notice = within(screen.getByRole('alert'));
    expect(notice.getByText(new RegExp(formatDate(NEXT)))).toBeVisible();
    answers.answer('post', '/api/me/subscriptions/{id}/card/prepare', { clientSecret: 'seti_1_secret_1' });
    await user.click(notice.getByRole('button', { name: i18n.t('subscriptions:card.change') }));
    await typeCard(user);
    bank.confirm.mockResolvedValueOnce({ setupIntent: { id: 'seti_1', status: 'succeeded' } });
    answers.answer('put', '/api/me/subscriptions/{id}/card', active);
    await user.click(button(i18n.t('subscriptions:card.save')));
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
    expect(bank.confirm).toHaveBeenCalledWith('seti_1_secret_1');
    expect(answers.calls('put', '/api/me/subscriptions/{id}/card').at(-1)?.body).toEqual({
      setupIntentId: 'seti_1',
    });
    expect(button(i18n.t('subscriptions:card.change'))).toHaveFocus();
  });

  test('is paused for some months, and goes on before the pause begins', async () => {
    const { user } = open({ ...active, isPausable: true });
    await heading();
    await user.click(button(i18n.t('subscriptions:pause.button')));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText(i18n.t('subscriptions:pause.text', { date: formatDate(NEXT) }))).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: i18n.t('subscriptions:pause.month', { count: 2 }) }));
    const paused = {
      ...active,
      state: 'paused' as const,
      pausedUntil: '2150-09-03T12:00:00.000Z',
      accessUntil: NEXT,
    };
    answers.answer('post', '/api/me/subscriptions/{id}/pause', paused);
    await user.click(dialog.getByRole('button', { name: i18n.t('subscriptions:pause.button') }));
    expect(await screen.findByText(i18n.t('subscriptions:state.paused'))).toBeVisible();
    expect(answers.calls('post', '/api/me/subscriptions/{id}/pause').at(-1)?.body).toEqual({ months: 2 });
    answers.answer('post', '/api/me/subscriptions/{id}/resume', active);
    await user.click(button(i18n.t('subscriptions:notice.paused.resume')));
    expect(await screen.findByText(i18n.t('subscriptions:state.active'))).toBeVisible();
  });

  test('whose pause has begun asks before it charges the card', async () => {
    const begunAt = '2020-07-03T12:00:00.000Z';
    const { user } = open({ ...active, state: 'paused', pausedUntil: NEXT, accessUntil: begunAt });
    await heading();
    await user.click(button(i18n.t('subscriptions:notice.paused.resume')));
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByText(i18n.t('subscriptions:notice.paused.paysNow', { amount: '$19.00' })),
    ).toBeVisible();
    answers.answer('post', '/api/me/subscriptions/{id}/resume', active);
    await user.click(
      dialog.getByRole('button', { name: i18n.t('subscriptions:notice.paused.pay', { amount: '$19.00' }) }),
    );
    expect(await screen.findByText(i18n.t('subscriptions:state.active'))).toBeVisible();
  });

  describe('whose plan changes', () => {
    const plans = ['get', '/api/me/subscriptions/{id}/plans'] as const;
    const act = ['post', '/api/me/subscriptions/{id}/change-plan'] as const;
    const yearly = {
      ...blank('PlanChoiceResponse'),
      offerId: 'year',
      name: 'Yearly',
      interval: 'year' as const,
      total: '190.00',
      isAtOnce: true,
      charge: '190.00',
      credit: '9.50',
      dueToday: '180.50',
      tax: '14.87',
      taxName: { label: 'Sales tax', isIncluded: true },
      nextPaymentAt: '2151-06-18T12:00:00.000Z',
    };
    const smaller = {
      ...blank('PlanChoiceResponse'),
      offerId: 'small',
      name: 'Small',
      interval: 'month' as const,
      total: '9.00',
      isAtOnce: false,
      dueToday: '0.00',
      nextPaymentAt: NEXT,
    };
    const openPlans = async (choices: Schemas['PlanChoiceResponse'][]) => {
      answers.list(...plans, choices);
      const { user } = open({ ...active, isChangeable: true });
      await heading();
      await user.click(button(i18n.t('subscriptions:change.button')));
      return { user, dialog: within(await screen.findByRole('dialog')) };
    };

    test('shows what is due today and when the next payment comes, and pays just that', async () => {
      const { user, dialog } = await openPlans([yearly]);
      const pay = i18n.t('subscriptions:change.pay', { amount: '$180.50' });
      expect(await dialog.findByRole('button', { name: pay })).toBeVisible();
      expect(dialog.getByText('−$9.50')).toBeVisible();
      expect(dialog.getByText('$14.87')).toBeVisible();
      const next = { amount: '$190.00', date: formatDate(yearly.nextPaymentAt) };
      expect(dialog.getByText(i18n.t('subscriptions:change.next', next))).toBeVisible();
      answers.answer(...act, { ...active, offerName: 'Yearly', interval: 'year', total: '190.00' });
      await user.click(dialog.getByRole('button', { name: pay }));
      expect(await screen.findByText(i18n.t('subscriptions:change.done', { plan: 'Yearly' }))).toBeVisible();
      expect(answers.calls(...act).at(-1)?.body).toEqual({
        offerId: 'year',
        total: '190.00',
        dueToday: '180.50',
      });
      expect(screen.queryByRole('dialog')).toBeNull();
    });

    test('costs nothing today if the other plan is cheaper', async () => {
      const { user, dialog } = await openPlans([yearly, smaller]);
      await user.click(await dialog.findByRole('radio', { name: /Small/ }));
      const later = { amount: '$9.00', date: formatDate(NEXT) };
      expect(dialog.getByText(i18n.t('subscriptions:change.later', later))).toBeVisible();
      answers.refuse(...act, 409, { code: 'price_changed', message: 'The price has changed.' });
      answers.list(...plans, [{ ...smaller, total: '10.00' }]);
      await user.click(dialog.getByRole('button', { name: i18n.t('subscriptions:change.confirm') }));
      expect(await dialog.findByText('The price has changed.')).toBeVisible();
      expect(await dialog.findByText('$10.00')).toBeVisible();
    });

    test('stays as it is if the card is declined, or no other plan is left', async () => {
      const { user, dialog } = await openPlans([yearly]);
      answers.refuse(...act, 422, { code: 'card_declined', message: 'Your bank said no.' });
      await user.click(await dialog.findByRole('button', { name: /180/ }));
      expect(await dialog.findByText('Your bank said no.')).toBeVisible();
      answers.list(...plans, []);
      await user.click(dialog.getByRole('button', { name: i18n.t('subscriptions:change.keep') }));
      await user.click(button(i18n.t('subscriptions:change.button')));
      expect(await screen.findByText(i18n.t('subscriptions:change.none'))).toBeVisible();
    });
  });

  test('in instalments has no button to cancel', async () => {
    open({ ...active, instalments: 3, isCancelable: false });
    await heading();
    expect(screen.getByText(i18n.t('subscriptions:plan.nextOf', { number: 2, count: 3 }))).toBeVisible();
    expect(screen.queryByRole('button', { name: i18n.t('subscriptions:cancel.button') })).toBeNull();
  });
});

test('subscriptions are listed with what happens next, and nothing is shown without one', async () => {
  answers.list('get', '/api/me/subscriptions', [active, { ...canceled, id: 'other', title: 'Moss' }]);
  const list = renderScreen(<SubscriptionList />, { as: aMember() });
  expect(await screen.findByRole('link', { name: 'Oak' })).toHaveAttribute(
    'href',
    subscriptionPaths.one('sub'),
  );
  expect(screen.getByText(i18n.t('subscriptions:list.until', { date: formatDate(NEXT) }))).toBeVisible();
  list.close();
  answers.list('get', '/api/me/subscriptions', []);
  renderScreen(<SubscriptionList />, { as: aMember() });
  await waitFor(() => expect(answers.calls('get', '/api/me/subscriptions')).toHaveLength(2));
  expect(screen.queryByRole('heading')).toBeNull();
});
