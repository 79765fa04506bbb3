import { blank } from '@sanctum/openapi/testing';
import { screen, within } from '@testing-library/react';
import { renderScreen } from '../../../testing';
import { Disputes } from './disputes';
import { OrderStatus } from './order-status';
import type { Order, OrderDispute } from './orders.api';
import { texts } from './texts';

const dispute = (facts: Partial<OrderDispute>): OrderDispute => ({
  ...blank('OrderDisputeResponse'),
  id: 'dispute',
  stage: 'needs_answer',
  amount: '97.00',
  reason: 'product_not_received',
  openedAt: '2031-05-30T16:00:00.000Z',
  answerBy: '2031-06-06T16:00:00.000Z',
  closedAt: null,
  url: 'https://dashboard.stripe.com/disputes/dp_1',
  ...facts,
});
const open = (facts: Partial<OrderDispute>) => {
  const order: Order = { ...blank('CoachOrderDetailResponse'), currency: 'usd', disputes: [dispute(facts)] };
  renderScreen(<Disputes order={order} />);
  return screen.findByRole('alert');
};

test('a dispute shows its reason and deadline, and links to the response', async () => {
  const notice = within(await open({}));
  expect(notice.getByText(texts.disputes.needs_answer.title('$97'))).toBeVisible();
  expect(notice.getByText(/product not received.*answer by.*2031/)).toBeVisible();
  expect(notice.getByRole('link', { name: texts.answerDispute })).toHaveAttribute(
    'href',
    'https://dashboard.stripe.com/disputes/dp_1',
  );
});

test.each(['won', 'lost'] as const)('a dispute that was %s asks for nothing', async (stage) => {
  const notice = within(await open({ stage, closedAt: '2031-06-20T16:00:00.000Z' }));
  expect(notice.getByText(texts.disputes[stage].says)).toBeVisible();
  expect(notice.getByRole('link', { name: texts.seeDispute })).toBeVisible();
  expect(notice.queryByText(/answer by/)).toBeNull();
});

test('a dispute is shown next to an order’s status if the status does not show it', async () => {
  renderScreen(
    <>
      <OrderStatus status="refunded" dispute="lost" />
      <OrderStatus status="disputed" dispute="needs_answer" />
    </>,
  );
  expect(await screen.findByText(texts.disputeChip(texts.disputeStages.lost))).toBeVisible();
  expect(screen.queryByText(texts.disputeChip(texts.disputeStages.needs_answer))).toBeNull();
});
