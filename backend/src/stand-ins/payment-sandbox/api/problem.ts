import type { Stripe } from '../../../platform/stripe/stripe-client.js';

type ErrorType = 'api_error' | 'card_error' | 'idempotency_error' | 'invalid_request_error';

export interface ProblemBody {
  type: ErrorType;
  message: string;
  code?: string;
  param?: string;
  decline_code?: string;
  charge?: string;
  doc_url?: string;
  payment_intent?: Partial<Stripe.PaymentIntent>;
  payment_method?: Stripe.PaymentMethod;
  setup_intent?: Partial<Stripe.SetupIntent>;
}

/** A refusal in Stripe's format. The call's writes are rolled back. */
export class Problem extends Error {
  constructor(
    readonly status: number,
    readonly body: ProblemBody,
  ) {
    super(body.message);
  }
}

export function docUrl(code: string): string {
  return `https://stripe.com/docs/error-codes/${code.replaceAll('_', '-')}`;
}

export function invalidRequest(message: string, code?: string, param?: string): Problem {
  return new Problem(400, {
    type: 'invalid_request_error',
    message,
    ...(code && { code, doc_url: docUrl(code) }),
    ...(param && { param }),
  });
}

export function resourceMissing(noun: string, id: string, param: string): Problem {
  const code = 'resource_missing';
  return new Problem(404, {
    type: 'invalid_request_error',
    message: `No such ${noun}: '${id}'`,
    code,
    param,
    doc_url: docUrl(code),
  });
}

export function unexpectedState(message: string, intent: Partial<Stripe.PaymentIntent>): Problem {
  const code = 'payment_intent_unexpected_state';
  return new Problem(400, {
    type: 'invalid_request_error',
    message,
    code,
    doc_url: docUrl(code),
    payment_intent: intent,
  });
}
