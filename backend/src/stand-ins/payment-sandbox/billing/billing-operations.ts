import { listFiltered, listObjects, type Operation, retrieveObject } from '../api/operation.js';
import type { Params } from '../api/params.js';
import { createPrice, createProduct, updatePrice, updateProduct } from './catalog.js';
import { createCoupon } from './coupons.js';
import { createCustomer, updateCustomer } from './customers.js';
import {
  createPreview,
  finalizeByCall,
  listInvoicePayments,
  markUncollectibleByCall,
  payInvoice,
  retrieveInvoicePayment,
  voidByCall,
} from './invoices.js';
import { createSubscription } from './new-subscription.js';
import { attachMethod, detachMethod } from './payment-methods.js';
import {
  authenticateSetupIntent,
  confirmSetupIntent,
  createSetupIntent,
  retrieveSetupIntent,
} from './setup-intents.js';
import { cancelSubscription, resumeSubscription, updateSubscription } from './subscriptions.js';
import { advanceTestClock, createTestClock } from './test-clocks.js';

const customers = '/v1/customers';
const methods = '/v1/payment_methods';
const setups = '/v1/setup_intents';
const products = '/v1/products';
const prices = '/v1/prices';
const coupons = '/v1/coupons';
const subscriptions = '/v1/subscriptions';
const invoices = '/v1/invoices';
const items = '/v1/invoiceitems';
const payments = '/v1/invoice_payments';
const clocks = '/v1/test_helpers/test_clocks';

const LIVING = ['incomplete', 'trialing', 'active', 'past_due', 'unpaid', 'paused'];

/** Lists subscriptions that have not ended, unless a status is asked for. */
const listSubscriptions = listFiltered('subscription', subscriptions, (params) => {
  const status = params.text('status');
  const customer = params.text('customer');
  const values = status === undefined ? LIVING : [status];
  return {
    where: { ...(customer && { customer }) },
    ...(status !== 'all' && { among: { field: 'status', values } }),
  };
});

const listInvoices = listFiltered('invoice', invoices, (params) => {
  const [customer, status, subscription] = ['customer', 'status', 'subscription'].map((field) =>
    params.text(field),
  );
  return {
    where: {
      ...(customer && { customer }),
      ...(status && { status }),
      ...(subscription && { parent: { subscription_details: { subscription } } }),
    },
  };
});

const listMethods = listFiltered('payment_method', methods, (params: Params) => {
  params.oneOf('type', ['card']);
  return { where: { customer: params.required('customer', params.text('customer')) } };
});

const get = (path: string, run: Operation['run'], caller: Operation['for'] = 'server'): Operation => ({
  method: 'GET',
  path,
  for: caller,
  run,
});
const post = (path: string, run: Operation['run'], caller: Operation['for'] = 'server'): Operation => ({
  method: 'POST',
  path,
  for: caller,
  run,
});

/** Every call of Stripe Billing that the sandbox answers. */
export const billingOperations: readonly Operation[] = [
  post(customers, createCustomer),
  get(customers, listObjects('customer', customers, ['email'])),
  get(`${customers}/:id`, retrieveObject('customer')),
  post(`${customers}/:id`, updateCustomer),
  get(methods, listMethods),
  get(`${methods}/:id`, retrieveObject('payment_method')),
  post(`${methods}/:id/attach`, attachMethod),
  post(`${methods}/:id/detach`, detachMethod),
  post(setups, createSetupIntent),
  get(`${setups}/:id`, retrieveSetupIntent, 'browser'),
  post(`${setups}/:id/confirm`, confirmSetupIntent, 'browser'),
  post(`${setups}/:id/sandbox_authenticate`, authenticateSetupIntent, 'browser'),
  post(products, createProduct),
  get(`${products}/:id`, retrieveObject('product')),
  post(`${products}/:id`, updateProduct),
  post(prices, createPrice),
  get(prices, listObjects('price', prices, ['product', 'lookup_key'])),
  get(`${prices}/:id`, retrieveObject('price')),
  post(`${prices}/:id`, updatePrice),
  post(coupons, createCoupon),
  get(`${coupons}/:id`, retrieveObject('coupon')),
  post(subscriptions, createSubscription),
  get(subscriptions, listSubscriptions),
  get(`${subscriptions}/:id`, retrieveObject('subscription')),
  post(`${subscriptions}/:id`, updateSubscription),
  post(`${subscriptions}/:id/resume`, resumeSubscription),
  { method: 'DELETE', path: `${subscriptions}/:id`, for: 'server', run: cancelSubscription },
  get(invoices, listInvoices),
  post(`${invoices}/create_preview`, createPreview),
  get(`${invoices}/:id`, retrieveObject('invoice')),
  post(`${invoices}/:id/finalize`, finalizeByCall),
  post(`${invoices}/:id/pay`, payInvoice),
  post(`${invoices}/:id/void`, voidByCall),
  post(`${invoices}/:id/mark_uncollectible`, markUncollectibleByCall),
  get(items, listObjects('invoiceitem', items, ['customer', 'invoice'])),
  get(payments, listInvoicePayments),
  get(`${payments}/:id`, retrieveInvoicePayment),
  post(clocks, createTestClock),
  get(`${clocks}/:id`, retrieveObject('test_helpers.test_clock')),
  post(`${clocks}/:id/advance`, advanceTestClock),
];
