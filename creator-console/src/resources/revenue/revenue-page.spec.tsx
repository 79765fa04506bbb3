import { answers, blank, stopClock } from '@sanctum/openapi/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { texts as shared } from '../../shared/figures/texts';
import { texts as records } from '../../shared/record-texts';
import { revenueCsv } from './money';
import { RevenuePage } from './revenue-page';
import { texts } from './texts';

// The chart measures the page, which jsdom cannot do; the table next to it says the same.
jest.mock('../../shared/figures/curve', () => ({ __esModule: true, default: () => null }));

const path = '/api/creator/revenue';
const recurringPath = '/api/creator/revenue/recurring';
const empty = blank('RevenueResponse');
const money = {
  sales: 3,
  revenue: '120.00',
  refunds: '27.00',
  fees: '4.38',
  tax: '5.00',
  net: '83.62',
  averageSale: '40.00',
};
const nothing = {
  sales: 0,
  revenue: '0.00',
  refunds: '0.00',
  fees: '0.00',
  tax: '0.00',
  net: '0.00',
  averageSale: null,
};
const period = { ...empty.period, from: '2031-05-01', to: '2031-05-30', timeZone: 'America/New_York' };
const sold = {
  ...empty,
  period: { ...period, unit: 'week' as const },
  figures: { ...empty.figures, ...money, orderCount: 2, unknownFees: 0 },
  series: [{ start: '2031-05-05', ...money }],
  months: [
    { start: '2031-05-01', ...money },
    { start: '2031-06-01', ...nothing },
  ],
  categories: [{ category: 'For Moms', ...money }],
};

/** Opens the page at a URL; the coach's clock is at noon of May 30 in New York. */
function open(at = '/revenue') {
  stopClock(new Date('2031-05-30T16:00:00.000Z'));
  answers.answer('get', '/api/creator/business', { ...blank('BusinessResponse'), timeZone: period.timeZone });
  answers.answer('get', path, { ...empty, period });
  answers.answer('get', '/api/creator/orders', []);
  answers.answer('get', recurringPath, { ...blank('RecurringRevenueResponse'), period });
  answers.list('get', '/api/creator/money-checks', []);
  const { user, router } = renderScreen(<RevenuePage />, { at, route: '/revenue' });
  return {
    user,
    router,
    choose: (preset: keyof typeof shared.presets) =>
      user.click(screen.getByRole('button', { name: shared.presets[preset] })),
  };
}
const asked = () => answers.calls('get', path).at(-1)?.query;

test('figures cover the last thirty days unless the coach chooses others, and the choice is in the URL', async () => {
  const { choose, router } = open();
  await waitFor(() => expect(asked()).toEqual({ from: '2031-05-01' }));
  await choose('12m');
  await waitFor(() => expect(asked()).toEqual({ from: '2030-05-31' }));
  expect(router.state.location.search).toBe('?period=12m');
  await choose('all');
  await waitFor(() => expect(asked()).toEqual({}));
  await act(() => router.navigate(-1));
  expect(await screen.findByRole('button', { name: shared.presets['12m'], pressed: true })).toBeVisible();
});

test('custom dates are validated before they are requested', async () => {
  const { user, router } = open();
  await screen.findByText(texts.none);
  await user.click(screen.getByRole('button', { name: shared.own }));
  const write = async (from: string, to: string) => {
    fireEvent.change(screen.getByLabelText(shared.from), { target: { value: from } });
    fireEvent.change(screen.getByLabelText(shared.to), { target: { value: to } });
    await user.click(screen.getByRole('button', { name: shared.apply }));
  };
  await write('2031-02-02', '2031-02-01');
  expect(screen.getByRole('alert')).toHaveTextContent(shared.fromAfterTo);
  expect(screen.getByLabelText(shared.from)).toHaveAccessibleDescription(shared.fromAfterTo);
  await write('2031-02-01', '');
  expect(screen.getByRole('alert')).toHaveTextContent(shared.notADay);
  await write('2001-01-01', '2031-01-31');
  expect(screen.getByRole('alert')).toHaveTextContent(shared.tooLong);
  await write('2001-01-01', '2001-01-31');
  await waitFor(() => expect(asked()).toEqual({ from: '2001-01-01', to: '2001-01-31' }));
  expect(router.state.location.search).toBe('?from=2001-01-01&to=2001-01-31');
});

test('the page names the period, the comparison and the time zone', async () => {
  open();
  const previous = { from: '2031-04-01', to: '2031-04-30' };
  answers.answer('get', path, { ...empty, period: { ...period, previous } });
  const said = await screen.findByText(/compared with/);
  expect(said).toHaveTextContent(/May 1.*30, 2031, compared with Apr 1.*30, 2031/);
  expect(said).toHaveTextContent(shared.zone('America/New York'));
});

test('figures that are loading, that failed and that have loaded look different', async () => {
  const counting = open();
  const held = answers.hold('get', path);
  expect(await screen.findByLabelText(shared.loading)).toBeVisible();
  await waitFor(() => expect(held.waiting).toBe(1));
  held.refuse(503);
  await screen.findByText(shared.failed);
  await counting.user.click(screen.getByRole('button', { name: records.tryAgain }));
  await waitFor(() => expect(held.waiting).toBe(1));
  held.answer(sold);
  expect(within(await screen.findByRole('article', { name: texts.total })).getByText('$120')).toBeVisible();
});

test('while another period loads, the previous figures stay', async () => {
  const { choose } = open();
  answers.answer('get', path, sold);
  const orders = await screen.findByRole('article', { name: texts.orders });
  const held = answers.hold('get', path);
  await choose('90');
  await waitFor(() => expect(held.waiting).toBe(1));
  expect(orders).toBeVisible();
  expect(orders.closest('[aria-busy=true]')).not.toBeNull();
  held.answer({ ...empty, period });
  expect(await screen.findByText(texts.none)).toBeVisible();
});

test('a chart is also a table', async () => {
  const { user } = open();
  answers.answer('get', path, sold);
  await user.click(await screen.findByText(shared.asTable));
  expect(screen.getByRole('columnheader', { name: shared.when.week })).toBeVisible();
  expect(screen.getByRole('row', { name: /May 5.*\$120/ })).toBeVisible();
});

test('payments under review are counted next to the figures', async () => {
  open();
  answers.answer('get', '/api/creator/orders', [blank('CoachOrderResponse')]);
  expect(await screen.findByText('1 order to review')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Review' })).toHaveAttribute(
    'href',
    expect.stringMatching(/^\/orders\?filter=/),
  );
});

test('refunds and fees are shown next to revenue, by month and by category', async () => {
  open();
  answers.answer('get', path, sold);
  for (const words of [texts.refundsMeaning, texts.feesMeaning, texts.netMeaning])
    expect(await screen.findByText(words)).toBeVisible();
  const row = (name: RegExp) => screen.getByRole('row', { name });
  expect(row(/For Moms 3 \$120 \$27 \$4.38 \$5 \$83.62 \$40/)).toBeVisible();
  expect(row(/May 2031 3 \$120 \$27 \$4.38 \$5 \$83.62 \$40/)).toBeVisible();
});

test('unknown fees are marked as such', async () => {
  open();
  answers.answer('get', path, { ...sold, figures: { ...sold.figures, unknownFees: 1200 } });
  expect(await screen.findByText('Fees for 1,200 orders aren’t available yet.')).toBeVisible();
});

test('the export has the totals of the page', () => {
  const lines = revenueCsv(sold).slice(1).split('\r\n');
  expect(lines[0]).toBe(',,Sold,Revenue,Refunds,Fees,Tax,Net,Average sale');
  expect(lines[1]).toBe('total,,3,120.00,27.00,4.38,5.00,83.62,40.00');
  expect(lines).toContain('month,2031-05-01,3,120.00,27.00,4.38,5.00,83.62,40.00');
  expect(lines).toContain('category,For Moms,3,120.00,27.00,4.38,5.00,83.62,40.00');
});

test('recurring revenue is shown with its subscriptions, one link away', async () => {
  open();
  const sum = (count: number, monthly: string) => ({ count, monthly });
  answers.answer('get', recurringPath, {
    ...blank('RecurringRevenueResponse'),
    period,
    running: sum(3, '57.00'),
    atRisk: sum(1, '19.00'),
    started: sum(2, '38.00'),
    churnPercent: 12.5,
    revenueChurnPercent: null,
  });
  const section = within(await screen.findByRole('region', { name: texts.recurring }));
  expect(await section.findByText(texts.recurringMeaning)).toBeVisible();
  const listOf = (label: string, value: string) => {
    const card = within(section.getByRole('article', { name: label }));
    expect(card.getByText(value)).toBeVisible();
    const link = card.getByRole<HTMLAnchorElement>('link');
    return JSON.parse(new URL(link.href).searchParams.get('filter') ?? '') as unknown;
  };
  expect(listOf(texts.mrr, '$57')).toEqual({
    isInInstalments: false,
    state: ['active', 'paused', 'ending', 'past_due'],
  });
  expect(listOf(texts.atRisk, '$19')).toEqual({ isInInstalments: false, state: ['past_due'] });
  const days = `${period.from}/${period.to}`;
  expect(listOf(texts.movements.started, '$38')).toEqual({ isInInstalments: false, started: days });
  expect(listOf(texts.churn, '12.5%')).toEqual({ isInInstalments: false, ended: days });
});

test('without subscriptions, the page says how they begin', async () => {
  open();
  expect(await screen.findByText(texts.noRecurring)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toContent })).toHaveAttribute('href', '/products');
});
