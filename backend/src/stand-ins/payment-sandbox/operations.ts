import { type Actor, type Answer, type Call, ok } from './call.js';
import { authenticateIntent, confirmIntent } from './confirmation.js';
import { cancelIntent, createIntent, retrieveIntent, updateIntent } from './intents.js';
import type { Params } from './params.js';
import { createRefund } from './refunds.js';
import type { Kind } from './object-store.js';
import { invalidRequest, resourceMissing } from './problem.js';

const PAGE = { least: 1, usual: 10, most: 100 };

function retrieveObject(kind: Kind) {
  return async (call: Call, params: Params, id: string): Promise<Answer> => {
    params.refuseUnknown();
    const object = await call.objects.find(kind, id);
    if (!object) throw resourceMissing(kind, id, 'id');
    return ok(object);
  };
}

/** Declares a list that the named fields can filter, newest first. */
function listObjects(kind: Kind, url: string, filters: readonly string[]) {
  return async (call: Call, params: Params): Promise<Answer> => {
    const limit = params.integer('limit') ?? PAGE.usual;
    if (limit < PAGE.least || limit > PAGE.most) {
      throw invalidRequest(`Limit must be between ${PAGE.least} and ${PAGE.most}.`, undefined, 'limit');
    }
    const where = filters.flatMap((field) => {
      const value = params.text(field);
      return value === undefined ? [] : [[field, value] as const];
    });
    const startingAfter = params.text('starting_after');
    const types = kind === 'event' ? Object.values(params.texts('types') ?? {}) : [];
    const createdSince = params.group('created').integer('gte');
    params.refuseUnknown();
    const found = await call.objects.list(kind, {
      limit,
      startingAfter,
      where: Object.fromEntries(where),
      createdSince,
      ...(types.length > 0 && { types }),
    });
    return ok({ object: 'list', data: found.slice(0, limit), has_more: found.length > limit, url });
  };
}

export interface Operation {
  method: 'GET' | 'POST';
  path: string;
  /** Caller that the operation is for. Servers may call a browser's operations too. */
  for: Actor;
  run(call: Call, params: Params, id: string): Promise<Answer>;
}

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
];
