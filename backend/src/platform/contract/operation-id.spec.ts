import { operationId } from './operation-id.js';

test.each([
  ['OrdersController', 'refund', 'ordersRefund'],
  ['CoachOrdersController', 'list', 'coachOrdersList'],
  ['SiteDraftController', 'draft', 'siteDraft'],
  ['SiteController', 'site', 'site'],
])('%s and %s are the operation %s', (controller, method, id) =>
  expect(operationId(controller, method)).toBe(id),
);
