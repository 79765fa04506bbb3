import { blank } from '@sanctum/openapi/testing';
import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { i18n } from '../../../shared/words/i18n';
import type { Subscription } from '../api';

/** Time of the next payment. */
export const NEXT = '2150-07-03T12:00:00.000Z';

export const active: Subscription = {
  ...blank('MemberSubscriptionResponse'),
  id: 'sub',
  productId: 'oak',
  type: 'course',
  title: 'Oak',
  offerName: 'Monthly',
  status: 'active',
  state: 'active',
  interval: 'month',
  paymentsMade: 1,
  total: '19.00',
  nextPaymentAt: NEXT,
  cardBrand: 'visa',
  cardLast4: '4242',
  isCancelable: true,
  startedAt: '2150-06-03T12:00:00.000Z',
};

/** Types a card into the form of the sandbox. */
export async function typeCard(user: UserEvent) {
  await user.type(await screen.findByLabelText(i18n.t('sandbox:number')), '4242424242424242');
  await user.type(screen.getByLabelText(i18n.t('sandbox:expiry')), '1240');
  await user.type(screen.getByLabelText(i18n.t('sandbox:cvc')), '123');
}
