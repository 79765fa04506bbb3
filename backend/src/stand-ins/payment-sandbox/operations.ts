import { billingOperations } from './billing/billing-operations.js';
import { authenticateIntent, confirmIntent } from './confirmation.js';
import { cancelIntent, createIntent, retrieveIntent, updateIntent } from './payments/intents.js';
import { listObjects, type Operation, retrieveObject } from './api/operation.js';
import { createRefund } from './payments/refunds.js';

const intents = '/v1/payment_intents';
const charges = '/v1/charges';
const refunds = '/v1/refunds';
const disputes = '/v1/disputes';
const movements = '/v1/balance_transactions';
const events = '/v1/events';

/** Every Stripe API call that the sandbox answers. */
export const operations: readonly Operation[] = [
  { method: 'POST', path: intents, for: 'server', run: createIntent },
  { method: 'GET', path: intents, for: 'server', run: listObjects('payment_intent', intents, ['customer']) },
  { method: 'GET', path: `${intents}/:id`, for: 'browser', run: retrieveIntent },
  { method: 'POST', path: `${intents}/:id`, for: 'server', run: updateIntent },
  { method: 'POST', path: `${intents}/:id/cancel`, for: 'server', run: cancelIntent },
  { method: 'POST', path: `${intents}/:id/confirm`, for: 'browser', run: confirmIntent },
  { method: 'POST', path: `${intents}/:id/sandbox_authenticate`, for: 'browser', run: authenticateIntent },
  { method: 'GET', path: charges, for: 'server', run: listObjects('charge', charges, ['payment_intent']) },
  { method: 'GET', path: `${charges}/:id`, for: 'server', run: retrieveObject('charge') },
  { method: 'POST', path: refunds, for: 'server', run: createRefund },
  {
    method: 'GET',
    path: refunds,
    for: 'server',
    run: listObjects('refund', refunds, ['payment_intent', 'charge']),
  },
  { method: 'GET', path: `${refunds}/:id`, for: 'server', run: retrieveObject('refund') },
  {
    method: 'GET',
    path: disputes,
    for: 'server',
    run: listObjects('dispute', disputes, ['payment_intent', 'charge']),
  },
  { method: 'GET', path: `${disputes}/:id`, for: 'server', run: retrieveObject('dispute') },
  { method: 'GET', path: `${movements}/:id`, for: 'server', run: retrieveObject('balance_transaction') },
  { method: 'GET', path: events, for: 'server', run: listObjects('event', events, ['type']) },
  { method: 'GET', path: `${events}/:id`, for: 'server', run: retrieveObject('event') },
  ...billingOperations,
];
