import { invalidRequest } from '../api/problem.js';
import type { Params } from '../api/params.js';

/** Stripe's smallest and largest charge, in cents of a dollar. */
const AMOUNT = { min: 50, max: 99_999_999 };
const METADATA = { keys: 50, keyLength: 40, valueLength: 500 };

export function readAmount(params: Params): number | undefined {
  const amount = params.integer('amount');
  if (amount === undefined) return undefined;
  if (amount < 1) {
    throw invalidRequest(
      'This value must be greater than or equal to 1.',
      'parameter_invalid_integer',
      'amount',
    );
  }
  if (amount < AMOUNT.min) {
    throw invalidRequest('Amount must be at least $0.50 usd', 'amount_too_small', 'amount');
  }
  if (amount > AMOUNT.max) {
    throw invalidRequest('Amount must be no more than $999,999.99', 'amount_too_large', 'amount');
  }
  return amount;
}

export function readCurrency(params: Params): string {
  const currency = params.required('currency', params.text('currency')).toLowerCase();
  if (!/^[a-z]{3}$/.test(currency))
    throw invalidRequest(`Invalid currency: ${currency}`, undefined, 'currency');
  return currency;
}

export function readEmail(params: Params): string | undefined {
  const email = params.text('receipt_email');
  if (email && !/^[^\s@]+@[^\s@]+$/.test(email)) {
    throw invalidRequest(`Invalid email address: ${email}`, 'email_invalid', 'receipt_email');
  }
  return email;
}

/** Merges new metadata into the old: an empty value removes a key, empty metadata removes all. */
export function mergeMetadata(old: Record<string, string>, params: Params): Record<string, string> {
  const given = params.texts('metadata');
  if (given === undefined) return old;
  if (given === '') return {};
  const entries = Object.entries({ ...old, ...given }).filter(([, value]) => value !== '');
  if (entries.length > METADATA.keys) {
    throw invalidRequest(`Metadata can have up to ${METADATA.keys} keys.`, undefined, 'metadata');
  }
  for (const [key, value] of entries) {
    if (key.length > METADATA.keyLength) {
      throw invalidRequest(
        `Metadata keys can have up to ${METADATA.keyLength} characters.`,
        undefined,
        'metadata',
      );
    }
    if (value.length > METADATA.valueLength) {
      throw invalidRequest(
        `Metadata values can have up to ${METADATA.valueLength} characters, ` +
          `but you passed in a value that is ${value.length} characters.`,
        undefined,
        `metadata[${key}]`,
      );
    }
  }
  return Object.fromEntries(entries);
}
