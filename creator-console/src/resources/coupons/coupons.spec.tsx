import { answers, blank } from '@sanctum/openapi/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { anAccount, renderScreen } from '../../../testing';
import { texts as exporting } from '../../shared/export/texts';
import { saveFile } from '../../shared/figures/save-file';
import { stateTexts } from '../../shared/list-state-texts';
import { texts as toasts } from '../../shared/toast/texts';
import { filteredPath } from '../../shared/filtered-path';
import type { Coupon } from './coupon';
import { CouponCreate } from './coupon-edit';
import { CouponEdit } from './coupon-edit';
import { CouponList } from './coupon-list';
import { texts } from './texts';

jest.mock('../../shared/figures/save-file', () => ({ saveFile: jest.fn() }));

const list = '/api/creator/coupons';
const one = '/api/creator/coupons/{id}';

const coupon = (facts: Partial<Coupon> = {}): Coupon => ({
  ...blank('CouponResponse'),
  id: 'spring',
  code: 'SPRING',
  status: 'active',
  kind: 'percent',
  percent: 10,
  amount: null,
  onSubscriptions: 'none',
  firstPayments: null,
  productIds: [],
  startsAt: null,
  endsAt: null,
  maxUses: 10,
  maxUsesPerPerson: null,
  isActive: true,
  useCount: 3,
  reserved: 1,
  url: 'https://sanctum.example/c/SPRING',
  ...facts,
});

beforeEach(() => {
  answers.answer('get', '/api/auth/session', { account: anAccount() });
  answers.answer('get', '/api/creator/products', []);
  answers.answer('get', '/api/creator/orders', []);
});

test('an unknown address says so and links to all coupons', async () => {
  answers.refuse('get', one, 404);
  renderScreen(
    <ResourceContextProvider value="coupons">
      <CouponEdit />
    </ResourceContextProvider>,
    { at: '/coupons/spring', route: '/coupons/:id' },
  );
  expect(await screen.findByText(texts.notThere)).toBeVisible();
  expect(screen.getByRole('link', { name: texts.toAll })).toHaveAttribute('href', '/coupons');
});

const openList = () =>
  renderScreen(
    <ResourceContextProvider value="coupons">
      <CouponList />
    </ResourceContextProvider>,
    { at: '/coupons', route: '/coupons' },
  );

async function openOne(facts: Partial<Coupon> = {}) {
  answers.answer('get', one, coupon(facts));
  const rendered = renderScreen(
    <ResourceContextProvider value="coupons">
      <CouponEdit />
    </ResourceContextProvider>,
    { at: '/coupons/spring', route: '/coupons/:id' },
  );
  await screen.findByText('SPRING');
  return rendered;
}

test('each row shows a coupon’s discount, uses and status', async () => {
  answers.answer('get', list, [
    coupon(),
    coupon({ id: 'five', code: 'FIVE', kind: 'amount', amount: '5.00' }),
  ]);
  openList();
  const row = (await screen.findByText('SPRING')).closest('tr')!;
  for (const words of ['10%', texts.ofUses(3, 10), texts.always, texts.statuses.active])
    expect(within(row).getByText(words)).toBeVisible();
  expect(within(screen.getByText('FIVE').closest('tr')!).getByText('$5')).toBeVisible();
});

test('the list is exported filtered and sorted, with all pages, and no cell can run as a formula', async () => {
  const many = Array.from({ length: 1000 }, (_, n) => coupon({ id: `${n}`, code: `C${n}` }));
  const shown = coupon({ id: '0', code: 'C0' });
  answers.answer('get', list, ({ query }) => {
    if (query?.range === '[1000,1999]') return [coupon({ id: 'last', code: '-LAST' })];
    return query?.range === '[0,999]' ? many : [shown];
  });
  const { user } = openList();
  await screen.findByText('C0');
  await user.click(screen.getByRole('button', { name: exporting.export }));
  expect(await screen.findByText(exporting.done(1001))).toBeVisible();
  const [name, type, csv] = jest.mocked(saveFile).mock.lastCall!;
  expect([name, type]).toEqual([expect.stringMatching(/^coupons-.*\.csv$/), 'text/csv']);
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(1002);
  expect(lines.at(-1)).toMatch(/^'-LAST,Active,10,,/);
  const asked = answers.calls('get', list).slice(-2);
  expect(asked.map(({ query }) => query?.range)).toEqual(['[0,999]', '[1000,1999]']);
  expect(new Set(asked.map(({ query }) => query?.sort))).toEqual(new Set(['["createdAt","DESC"]']));
});

test('selected coupons are archived at once, and undo restores only those', async () => {
  const archiving = ['post', '/api/creator/coupons/{id}/archive'] as const;
  const restoring = ['post', '/api/creator/coupons/{id}/restore'] as const;
  const old = coupon({ id: 'old', code: 'OLD', status: 'archived' });
  answers.answer('get', list, [coupon(), coupon({ id: 'five', code: 'FIVE' }), old]);
  answers.answer(...archiving, coupon());
  answers.answer(...restoring, coupon());
  const { user } = openList();
  await screen.findByText('FIVE');
  await user.click(screen.getAllByRole('checkbox')[0]!);
  await user.click(await screen.findByRole('button', { name: texts.archive }));
  expect(await screen.findByText(texts.archivedMany(2))).toBeVisible();
  const both = [{ path: { id: 'spring' } }, { path: { id: 'five' } }];
  expect(answers.calls(...archiving)).toMatchObject(both);
  await user.click(screen.getByRole('button', { name: toasts.undo }));
  expect(await screen.findByText(texts.restoredMany(2))).toBeVisible();
  expect(answers.calls(...restoring)).toMatchObject(both);
});

test('an empty list explains what a coupon is for', async () => {
  answers.answer('get', list, []);
  openList();
  expect(await screen.findByText(texts.noneText)).toBeVisible();
});

test('coupons that cannot be loaded say so', async () => {
  answers.refuse('get', list, 503);
  openList();
  expect(await screen.findByText(stateTexts.notLoaded)).toBeVisible();
});

test('a coupon is created with an amount instead of a percentage, for a number of orders', async () => {
  answers.answer('post', list, coupon());
  const { user } = renderScreen(
    <ResourceContextProvider value="coupons">
      <CouponCreate />
    </ResourceContextProvider>,
    { at: '/coupons/create', route: '*' },
  );
  await user.type(await screen.findByLabelText(/^Code/), 'five');
  await user.click(screen.getByLabelText(texts.kinds.amount));
  await user.type(screen.getByLabelText(/^Amount/), '5');
  await user.type(screen.getByLabelText(texts.maxUses), '10');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.created)).toBeVisible();
  expect(answers.calls('post', list).at(-1)?.body).toEqual({
    code: 'five',
    kind: 'amount',
    percent: 10,
    amount: '5',
    onSubscriptions: 'none',
    firstPayments: null,
    productIds: [],
    startsAt: null,
    endsAt: null,
    maxUses: 10,
    maxUsesPerPerson: null,
    isActive: true,
  });
});

test('a coupon can discount the first payments of a subscription', async () => {
  const put = ['put', one] as const;
  answers.answer(...put, coupon());
  const { user } = await openOne();
  expect(screen.queryByLabelText(/^Number of payments/)).not.toBeInTheDocument();
  await user.click(screen.getByLabelText(texts.recurrences.first_payments));
  await user.type(screen.getByLabelText(/^Number of payments/), '3');
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() =>
    expect(answers.calls(...put).at(-1)?.body).toMatchObject({
      onSubscriptions: 'first_payments',
      firstPayments: 3,
    }),
  );
});

test('a coupon may discount the whole price, but no more', async () => {
  const { user } = await openOne();
  const percent = screen.getByRole('spinbutton', { name: /^Percent/ });
  await user.clear(percent);
  await user.type(percent, '101');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(percent).toBeInvalid();
  expect(answers.calls('put', one)).toEqual([]);
  answers.answer('put', one, coupon({ percent: 100 }));
  await user.clear(percent);
  await user.type(percent, '100');
  await user.click(screen.getByRole('button', { name: texts.save }));
  await waitFor(() => expect(answers.calls('put', one).at(-1)?.body).toMatchObject({ percent: 100 }));
});

test('a taken code is reported at its field', async () => {
  const fields = { code: 'is already used by another coupon' };
  answers.refuse('post', list, 409, { code: 'code_taken', message: 'Taken', fields });
  const { user } = renderScreen(
    <ResourceContextProvider value="coupons">
      <CouponCreate />
    </ResourceContextProvider>,
    { at: '/coupons/create', route: '*' },
  );
  await user.type(await screen.findByLabelText(/^Code/), 'spring');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(fields.code)).toBeVisible();
});

test('a coupon’s page counts its uses, and its orders as the list behind the link does', async () => {
  const filter = { couponId: 'spring' };
  const orders = Array.from({ length: 5 }, (_, n) => ({ ...blank('CoachOrderResponse'), id: `${n}` }));
  answers.answer('get', '/api/creator/orders', orders);
  await openOne();
  expect(screen.getByText(texts.ofUses(3, 10))).toBeVisible();
  const link = await screen.findByRole('link', { name: texts.seeOrders(5) });
  expect(link).toHaveAttribute('href', filteredPath('orders', filter));
  expect(link.parentElement).toHaveTextContent(/^5/);
  expect(JSON.parse(answers.calls('get', '/api/creator/orders').at(-1)!.query.filter!)).toEqual(filter);
});

test('a coupon is saved as a whole', async () => {
  answers.answer('put', one, coupon({ percent: 20 }));
  const { user } = await openOne();
  const percent = screen.getByRole('spinbutton', { name: /^Percent/ });
  await user.clear(percent);
  await user.type(percent, '20');
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.savedText)).toBeVisible();
  expect(answers.calls('put', one).at(-1)?.body).toMatchObject({ code: 'SPRING', percent: 20 });
});

test('a coupon’s link is copied', async () => {
  const { user } = await openOne();
  await user.click(screen.getByRole('button', { name: texts.copyLink }));
  expect(await navigator.clipboard.readText()).toBe('https://sanctum.example/c/SPRING');
  expect(await screen.findByText(texts.copiedText)).toBeVisible();
});

test('a coupon is archived, and that can be undone', async () => {
  answers.answer('post', '/api/creator/coupons/{id}/archive', coupon({ status: 'archived' }));
  answers.answer('post', '/api/creator/coupons/{id}/restore', coupon());
  const { user } = await openOne();
  answers.answer('get', one, coupon({ status: 'archived' }));
  await user.click(screen.getByRole('button', { name: texts.archive }));
  expect(await screen.findByText(texts.statuses.archived)).toBeVisible();
  await user.click(await screen.findByRole('button', { name: texts.restore }));
  await waitFor(() => expect(answers.calls('post', '/api/creator/coupons/{id}/restore')).toHaveLength(1));
});

test('changes from another tab are shown, typed values stay, and Save then replaces them', async () => {
  const { user } = await openOne({ version: 3 });
  await user.clear(screen.getByLabelText(texts.maxUses));
  await user.type(screen.getByLabelText(texts.maxUses), '12');
  answers.refuse('put', one, 412, { code: 'stale_edit' });
  answers.answer('get', one, coupon({ version: 7, percent: 25 }));
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.staleNow(texts.value, '25%'))).toBeVisible();
  expect(screen.getByLabelText(texts.maxUses)).toHaveValue(12);
  expect(screen.getByRole('spinbutton', { name: /^Percent/ })).toHaveValue(25);
  const saved = coupon({ version: 8, percent: 25, maxUses: 12 });
  answers.answer('put', one, saved);
  answers.answer('get', one, saved);
  await user.click(screen.getByRole('button', { name: texts.save }));
  expect(await screen.findByText(texts.saved)).toBeVisible();
  expect(screen.queryByText(texts.stale)).toBeNull();
  const sent = answers.calls('put', one);
  expect(sent.map(({ ifMatch }) => ifMatch)).toEqual(['3', '7']);
  expect(sent.at(-1)?.body).toMatchObject({ percent: 25, maxUses: 12 });
});
