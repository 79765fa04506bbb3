import { ApiError } from '@sanctum/openapi';
import { i18n } from '../../shared/words/i18n';
import { cartIsEmpty, failureOf, paidOrderOf } from './refusals';

const refusal = (problem: object) =>
  new ApiError(409, '', JSON.stringify({ statusCode: 409, requestId: 'r', message: 'No', ...problem }));

describe('a checkout that cannot be prepared', () => {
  it("shows the server's message", () => {
    expect(failureOf(refusal({ code: 'x', message: 'The shop rests until Monday' }))).toBe(
      'The shop rests until Monday',
    );
  });

  it('has its own message for an answer without one, and for a call that failed', () => {
    expect(failureOf(new ApiError(200, '', '{}'))).toBe(i18n.t('checkout:error.refused'));
    expect(failureOf(new ApiError(502, 'Bad Gateway', '<html>'))).toBe(i18n.t('checkout:error.failed'));
    expect(failureOf(new TypeError('Failed to fetch'))).toBe(i18n.t('checkout:error.failed'));
  });

  it('knows an empty cart', () => {
    expect(cartIsEmpty(refusal({ code: 'cart_empty' }))).toBe(true);
    expect(cartIsEmpty(new Error('cart_empty'))).toBe(false);
  });

  it('leads to the order that paid for the same cart', () => {
    expect(paidOrderOf(refusal({ code: 'already_paid', current: { orderId: 'o1' } }))).toBe('o1');
    expect(paidOrderOf(refusal({ code: 'already_paid' }))).toBeNull();
    expect(paidOrderOf(refusal({ code: 'conflict', current: { orderId: 'o1' } }))).toBeNull();
  });
});
