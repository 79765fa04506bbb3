import { Stripe } from '../../../platform/stripe/stripe-client.js';
import { type Answer, type Call, ok } from '../api/call.js';
import { idOf, newId, secondsOf } from '../api/ids.js';
import { mergeMetadata, readCurrency } from '../payments/intent-params.js';
import { publish } from '../api/outgoing-events.js';
import type { Params } from '../api/params.js';
import { invalidRequest, resourceMissing } from '../api/problem.js';
import type { Plan } from './subscription.js';

export const newProduct = (
  { id, name }: Pick<Stripe.Product, 'id' | 'name'>,
  created: number,
): Stripe.Product => ({
  id,
  object: 'product',
  active: true,
  created,
  default_price: null,
  description: null,
  images: [],
  livemode: false,
  marketing_features: [],
  metadata: {},
  name,
  package_dimensions: null,
  shippable: null,
  statement_descriptor: null,
  tax_code: null,
  tax_details: null,
  type: 'service',
  unit_label: null,
  updated: created,
  url: null,
});

export async function createProduct(call: Call, params: Params): Promise<Answer> {
  const created = secondsOf(call.at);
  const name = params.required('name', params.text('name'));
  const product: Stripe.Product = {
    ...newProduct({ id: params.text('id') ?? newId('prod'), name }, created),
    active: params.flag('active') ?? true,
    description: params.text('description') || null,
    metadata: mergeMetadata({}, params),
  };
  params.refuseUnknown();
  await call.objects.add(product);
  await publish(call, 'product.created', product);
  return ok(product);
}

export async function updateProduct(call: Call, params: Params, id: string): Promise<Answer> {
  const product = await call.objects.findLocked('product', id);
  if (!product) throw resourceMissing('product', id, 'id');
  const description = params.text('description');
  const updated: Stripe.Product = {
    ...product,
    active: params.flag('active') ?? product.active,
    ...(description !== undefined && { description: description || null }),
    metadata: mergeMetadata(product.metadata, params),
    name: params.text('name') ?? product.name,
    updated: secondsOf(call.at),
  };
  params.refuseUnknown();
  await call.objects.save(updated);
  await publish(call, 'product.updated', updated, product);
  return ok(updated);
}

export async function createPrice(call: Call, params: Params): Promise<Answer> {
  const price = await readNewPrice(call, params);
  params.refuseUnknown();
  return ok(await addPrice(call, price));
}

async function addPrice(call: Call, price: Stripe.Price): Promise<Stripe.Price> {
  await call.objects.add(price);
  await publish(call, 'price.created', price);
  return price;
}

async function readNewPrice(call: Call, params: Params): Promise<Stripe.Price> {
  const product = params.required('product', params.text('product'));
  if (!(await call.objects.find('product', product))) throw resourceMissing('product', product, 'product');
  const amount = params.required('unit_amount', params.integer('unit_amount'));
  if (amount < 0)
    throw invalidRequest('Invalid non-negative integer', 'parameter_invalid_integer', 'unit_amount');
  return {
    ...newPrice({ product, amount, currency: readCurrency(params) }, secondsOf(call.at)),
    active: params.flag('active') ?? true,
    lookup_key: params.text('lookup_key') || null,
    metadata: mergeMetadata({}, params),
    nickname: params.text('nickname') || null,
    ...readRhythm(params.group('recurring')),
  };
}

/** Creates a price that is paid once. */
const newPrice = (
  { product, amount, currency }: { product: string; amount: number; currency: string },
  created: number,
): Stripe.Price => ({
  id: newId('price'),
  object: 'price',
  active: true,
  billing_scheme: 'per_unit',
  created,
  currency,
  custom_unit_amount: null,
  livemode: false,
  lookup_key: null,
  metadata: {},
  nickname: null,
  product,
  recurring: null,
  tax_behavior: 'unspecified',
  tiers_mode: null,
  transform_quantity: null,
  type: 'one_time',
  unit_amount: amount,
  unit_amount_decimal: Stripe.Decimal.from(amount),
});

/** Creates a price of one subscription alone. */
export const newSubscriptionPrice = (
  wanted: { product: string; amount: number; currency: string; interval: 'month' | 'year' },
  created: number,
): Stripe.Price => ({ ...newPrice(wanted, created), active: false, ...paidEvery(wanted.interval, 1) });

function readRhythm(recurring: Params): Pick<Stripe.Price, 'recurring' | 'type'> {
  const interval = recurring.oneOf('interval', ['day', 'week', 'month', 'year']);
  const count = recurring.integer('interval_count') ?? 1;
  if (count < 1)
    throw invalidRequest(
      'Invalid positive integer',
      'parameter_invalid_integer',
      'recurring[interval_count]',
    );
  if (interval === undefined) return { recurring: null, type: 'one_time' };
  return paidEvery(interval, count);
}

const paidEvery = (
  interval: Stripe.Price.Recurring.Interval,
  count: number,
): Pick<Stripe.Price, 'recurring' | 'type'> => ({
  type: 'recurring',
  recurring: {
    interval,
    interval_count: count,
    meter: null,
    trial_period_days: null,
    usage_type: 'licensed',
  },
});

export async function updatePrice(call: Call, params: Params, id: string): Promise<Answer> {
  const price = await call.objects.findLocked('price', id);
  if (!price) throw resourceMissing('price', id, 'id');
  const nickname = params.text('nickname');
  const updated: Stripe.Price = {
    ...price,
    active: params.flag('active') ?? price.active,
    metadata: mergeMetadata(price.metadata, params),
    ...(nickname !== undefined && { nickname: nickname || null }),
  };
  params.refuseUnknown();
  await call.objects.save(updated);
  await publish(call, 'price.updated', updated, price);
  return ok(updated);
}

/** Reads the price and quantity of an item of a subscription or an invoice. A preview keeps no price that is made for it. */
export async function readPlan(
  call: Call,
  item: Params,
  type: 'one_time' | 'recurring',
  isPreview = false,
): Promise<Plan> {
  const quantity = item.integer('quantity') ?? 1;
  if (quantity < 1) throw invalidRequest('Invalid positive integer', 'parameter_invalid_integer', 'quantity');
  return planOf(call, await readPrice(call, item, type, isPreview), quantity);
}

/** Reads a price by its id, or one that is made for this item alone, which cannot be used again. */
async function readPrice(
  call: Call,
  item: Params,
  type: 'one_time' | 'recurring',
  isPreview: boolean,
): Promise<Stripe.Price> {
  if (item.has('price_data')) {
    const price = { ...(await readNewPrice(call, item.group('price_data'))), active: false };
    return isPreview ? price : addPrice(call, price);
  }
  const id = item.required('price', item.text('price'));
  const price = await call.objects.find('price', id);
  if (!price) throw resourceMissing('price', id, 'price');
  if (!price.active) {
    throw invalidRequest(`The price specified is inactive. This field only accepts active prices.`);
  }
  if (price.type !== type) {
    throw invalidRequest(
      `The price specified is set to \`type=${price.type}\` but this field only accepts prices with \`type=${type}\`.`,
    );
  }
  return price;
}

export async function planOf(call: Call, price: Stripe.Price, quantity: number): Promise<Plan> {
  const product = await call.objects.find('product', idOf(price.product));
  return { price, quantity, name: product?.name ?? '' };
}
