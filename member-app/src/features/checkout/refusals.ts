import { ApiError, serverMessage } from '../../shared/api/refusal';
import { checkoutTexts } from './texts';

/** The message of a checkout without a client secret: the server's when it answered, ours when it did not. */
export function failureOf(error: unknown): string {
  const { refused, unreachable } = checkoutTexts.error;
  return error instanceof ApiError ? serverMessage(error, refused) : unreachable;
}

export const cartIsEmpty = (error: unknown): boolean => problemOf(error)?.code === 'cart_empty';

/** The order that paid for this cart already, when that is why the server prepared no payment. */
export function paidOrderOf(error: unknown): string | null {
  const problem = problemOf(error);
  if (problem?.code !== 'already_paid') return null;
  const { current } = problem;
  const named = typeof current === 'object' && current !== null && 'orderId' in current;
  return named && typeof current.orderId === 'string' ? current.orderId : null;
}

const problemOf = (error: unknown) => (error instanceof ApiError ? error.problem : null);
