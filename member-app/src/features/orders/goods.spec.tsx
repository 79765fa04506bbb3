import { answers, blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { aSite } from '../../../testing/site';
import { i18n } from '../../shared/words/i18n';
import type { Order, OrderGift, OrderLine } from './api';
import { Goods } from './goods';
import { Receipt } from './receipt';

const line = (title: string, facts: Partial<OrderLine> = {}): OrderLine => ({
  ...blank('OrderLineResponse'),
  productId: title,
  title,
  type: 'course',
  isDelivered: true,
  isRefunded: false,
  ...facts,
});
const show = (facts: Partial<Order>) =>
  renderScreen(<Goods order={{ ...blank('OrderResponse'), receiptEmail: 'rosa@example.org', ...facts }} />);
const start = (title: string) => `${i18n.t('orders:start')}: ${title}`;
const item = (title: string) => screen.getByRole('heading', { name: title }).closest('li')!;

test('paid coaching links to its times, or says who gets in touch', () => {
  show({ status: 'paid', lines: [line('Walk', { type: 'coaching' })] });
  expect(screen.getByText(i18n.t('orders:coachingNext', { email: 'rosa@example.org' }))).toBeVisible();
  expect(i18n.t('orders:coachingNext', { email: 'rosa@example.org' })).toMatch(
    /coach will email rosa@example.org within 2 business days/,
  );
  expect(screen.getByRole('link', { name: i18n.t('orders:chooseTime') })).toHaveAttribute(
    'href',
    '/my-sanctum/coaching',
  );
  expect(screen.getByRole('link', { name: i18n.t('orders:writeToCoach') })).toHaveAttribute(
    'href',
    expect.stringMatching(/^mailto:/),
  );
});

test('a paid bundle lists its products, each with a link to start', () => {
  const parts: OrderLine['parts'] = [
    { productId: 'oak', type: 'course', title: 'Oak' },
    { productId: 'walk', type: 'coaching', title: 'Walk' },
  ];
  show({ status: 'paid', lines: [line('The Path', { type: 'bundle', parts })] });
  expect(within(item('Oak')).getByRole('link', { name: start('Oak') })).toHaveAttribute(
    'href',
    '/course/oak',
  );
  expect(
    within(item('Walk')).getByText(i18n.t('orders:coachingNext', { email: 'rosa@example.org' })),
  ).toBeVisible();
});

test('in an order under review, new products can be started, and owned ones are marked', () => {
  show({ status: 'review', lines: [line('Oak'), line('Moss', { isDelivered: false })] });
  expect(within(item('Oak')).getByRole('link', { name: start('Oak') })).toBeVisible();
  expect(within(item('Moss')).getByText(i18n.t('orders:waits'))).toBeVisible();
  expect(within(item('Moss')).queryByRole('link')).toBeNull();
});

test('an order under review without granted products has nothing to start', () => {
  show({ status: 'review', lines: [line('Oak', { isDelivered: false })] });
  expect(screen.queryByRole('heading', { name: 'Oak' })).toBeNull();
});

test('in a partly refunded order, refunded products say so, and the others can be started', () => {
  show({ status: 'partially_refunded', lines: [line('Oak'), line('Moss', { isRefunded: true })] });
  expect(within(item('Oak')).getByRole('link', { name: start('Oak') })).toBeVisible();
  expect(within(item('Moss')).getByText(i18n.t('orders:refunded'))).toBeVisible();
  expect(within(item('Moss')).queryByRole('link')).toBeNull();
});

test('the receipt shows refunds, and the amount finally paid', () => {
  renderScreen(
    <Receipt
      order={{
        ...blank('OrderResponse'),
        status: 'partially_refunded',
        paidAt: '2031-05-30T16:00:00.000Z',
        createdAt: '2031-05-30T16:00:00.000Z',
        subtotal: '124.00',
        tax: '0.00',
        taxName: null,
        total: '124.00',
        amountRefunded: '27.00',
        lines: [line('Oak', { price: '97.00' }), line('Moss', { price: '27.00', isRefunded: true })],
      }}
    />,
    { site: aSite({ timeZone: 'Asia/Tokyo' }) },
  );
  // as in the email, regardless of the reader's time zone
  expect(screen.getByText('May 31, 2031')).toBeVisible();
  expect(screen.getByText(i18n.t('orders:receipt.refundedLine'))).toBeVisible();
  expect(screen.getByText('−$27.00')).toBeVisible();
  expect(screen.getByText(i18n.t('orders:receipt.kept')).nextSibling).toHaveTextContent('$97.00');
});

test('the details of a receipt are collapsed, with a link for a refund', async () => {
  const order = { ...blank('OrderResponse'), paidAt: '2031-05-30T16:00:00.000Z', taxName: null, lines: [] };
  const { user } = renderScreen(<Receipt order={{ ...order, createdAt: order.paidAt }} />);
  const toggle = screen.getByRole('button', { name: i18n.t('orders:receipt.details') });
  expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await user.click(toggle);
  expect(toggle).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByRole('link', { name: i18n.t('orders:receipt.refunds') })).toHaveAttribute(
    'href',
    '/refunds',
  );
});

test('the receipt names the holders of the second seats that came with the order', () => {
  const parts = [{ productId: 'moss', type: 'course' as const, title: 'Moss' }];
  const seat = { personId: null, productId: 'oak', title: 'Oak' };
  renderScreen(
    <Receipt
      order={{
        ...blank('OrderResponse'),
        paidAt: '2031-05-30T16:00:00.000Z',
        createdAt: '2031-05-30T16:00:00.000Z',
        taxName: null,
        lines: [
          line('Oak', { productId: 'oak', price: '97.00' }),
          line('The Path', { parts, price: '120.00' }),
        ],
        secondSeats: [
          { ...seat, name: 'Lena', personId: 'lena' },
          { ...seat, name: null, productId: 'moss', title: 'Moss' },
        ],
      }}
    />,
  );
  const [oak, path] = screen.getAllByRole('listitem');
  expect(oak).toHaveTextContent(i18n.t('orders:receipt.seat', { name: 'Lena' }));
  const name = i18n.t('orders:receipt.seatNotChosen');
  expect(path).toHaveTextContent(i18n.t('orders:receipt.seatOf', { title: 'Moss', name }));
});

describe('a gift in a paid order', () => {
  const gift = (state: OrderGift['state']): OrderGift => ({
    ...blank('OrderGiftResponse'),
    id: 'g1',
    state,
    recipientName: 'Ida',
    recipientEmail: 'ida@example.org',
    message: 'For you.',
    redeemedAt: state === 'redeemed' ? '2027-03-08T10:00:00.000Z' : null,
  });
  const given = (state: OrderGift['state']) =>
    show({ status: 'paid', lines: [line('Oak', { gift: gift(state) })] });

  test('names its recipient, and cannot be started by the buyer', () => {
    given('open');
    expect(within(item('Oak')).getByText(i18n.t('orders:gift.for', { name: 'Ida' }))).toBeVisible();
    expect(screen.getByRole('heading', { name: i18n.t('orders:page.gifts') })).toBeVisible();
    expect(within(item('Oak')).getByText(/ida@example.org/)).toBeVisible();
    expect(within(item('Oak')).queryByRole('link')).toBeNull();
  });

  test('gives its buyer a link to share', async () => {
    answers.answer('post', '/api/me/gifts/{id}/create-link', { url: 'https://sanctum.test/gifts/abc' });
    const { user } = given('open');
    const copied = jest.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
    await user.click(screen.getByRole('button', { name: i18n.t('orders:gift.copy') }));
    expect(await screen.findByText('https://sanctum.test/gifts/abc')).toBeVisible();
    expect(copied).toHaveBeenCalledWith('https://sanctum.test/gifts/abc');
  });

  test('can be mailed again, or says why not', async () => {
    answers.answer('post', '/api/me/gifts/{id}/resend', undefined);
    const { user } = given('open');
    await user.click(screen.getByRole('button', { name: i18n.t('orders:gift.sendAgain') }));
    expect(await screen.findByText(i18n.t('orders:gift.sentAgain.title'))).toBeVisible();
    answers.refuse('post', '/api/me/gifts/{id}/resend', 429, {
      code: 'too_many',
      message: 'That was a lot.',
    });
    await user.click(screen.getByRole('button', { name: i18n.t('orders:gift.sendAgain') }));
    expect(await screen.findByText('That was a lot.')).toBeVisible();
  });

  test.each(['redeemed', 'returning', 'refunded'] as const)('that is %s offers nothing anymore', (state) => {
    given(state);
    expect(within(item('Oak')).queryByRole('button')).toBeNull();
  });
});
