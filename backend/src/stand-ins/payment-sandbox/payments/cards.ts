import { docUrl, Problem } from '../api/problem.js';

/** A card as a person typed it, after the form was parsed. */
export interface CardInput {
  number: string;
  expMonth: number | undefined;
  expYear: number | undefined;
  cvc: string | undefined;
}

export interface Decline {
  code: string;
  declineCode: string;
  message: string;
}

export type CardBehaviour =
  | { kind: 'pays' }
  /** Asks its owner once, before it is saved or pays, or at every payment. */
  | { kind: 'authenticates'; everyTime: boolean }
  /** Declines every payment; some cards can still be saved. */
  | { kind: 'declines'; decline: Decline; canBeSaved?: boolean };

/** A card as the sandbox stores it: never the whole number, never the security code. */
export interface Card {
  brand: 'visa' | 'mastercard' | 'amex' | 'discover' | 'unknown';
  last4: string;
  expMonth: number;
  expYear: number;
  behaviour: CardBehaviour;
}

const GENERIC_DECLINE: Decline = {
  code: 'card_declined',
  declineCode: 'generic_decline',
  message: 'Your card was declined.',
};
const INSUFFICIENT_FUNDS: Decline = {
  code: 'card_declined',
  declineCode: 'insufficient_funds',
  message: 'Your card has insufficient funds.',
};
const NOT_A_TEST_CARD: Decline = {
  code: 'card_declined',
  declineCode: 'test_mode_live_card',
  message:
    'Your card was declined. Your request was in test mode, but used a non test card. ' +
    'For a list of valid test cards, visit: https://stripe.com/docs/testing.',
};

/** The four cards of the sandbox (product rule 4.10), and two that can be saved and trouble later payments. */
const TEST_CARDS = new Map<string, CardBehaviour>([
  ['4242424242424242', { kind: 'pays' }],
  ['4000000000000002', { kind: 'declines', decline: GENERIC_DECLINE }],
  ['4000000000009995', { kind: 'declines', decline: INSUFFICIENT_FUNDS }],
  ['4000002500003155', { kind: 'authenticates', everyTime: false }],
  ['4000002760003184', { kind: 'authenticates', everyTime: true }],
  ['4000000000000341', { kind: 'declines', decline: GENERIC_DECLINE, canBeSaved: true }],
]);

const NOT_A_TEST_CARD_BEHAVIOUR: CardBehaviour = { kind: 'declines', decline: NOT_A_TEST_CARD };

/** Returns what a saved card does, of which only the last digits are known; they differ for all test cards. */
export function behaviourOf(last4: string): CardBehaviour {
  const known = [...TEST_CARDS].find(([number]) => number.endsWith(last4));
  return known ? known[1] : NOT_A_TEST_CARD_BEHAVIOUR;
}

/** Stripe's names for its test cards, for callers with the secret key, who never send card numbers. */
const TEST_PAYMENT_METHODS = new Map([
  ['pm_card_visa', '4242424242424242'],
  ['pm_card_visa_chargeDeclined', '4000000000000002'],
  ['pm_card_visa_chargeDeclinedInsufficientFunds', '4000000000009995'],
  ['pm_card_authenticationRequiredOnSetup', '4000002500003155'],
  ['pm_card_authenticationRequired', '4000002760003184'],
  ['pm_card_chargeCustomerFail', '4000000000000341'],
]);

export function readCard(input: CardInput, now: Date): Card {
  const digits = input.number.replaceAll(/[\s-]/g, '');
  if (!/^\d{12,19}$/.test(digits) || !passesLuhn(digits)) {
    throw cardProblem('invalid_number', 'number', 'Your card number is invalid.');
  }
  const { expMonth, expYear } = readExpiry(input, now);
  const brand = brandOf(digits);
  if (!input.cvc || !/^\d+$/.test(input.cvc) || input.cvc.length !== cvcLength(brand)) {
    throw cardProblem('invalid_cvc', 'cvc', "Your card's security code is invalid.");
  }
  const behaviour = TEST_CARDS.get(digits) ?? NOT_A_TEST_CARD_BEHAVIOUR;
  return { brand, last4: digits.slice(-4), expMonth, expYear, behaviour };
}

export function readTestPaymentMethod(name: string, now: Date): Card | undefined {
  const number = TEST_PAYMENT_METHODS.get(name);
  return number === undefined
    ? undefined
    : readCard({ number, expMonth: 12, expYear: now.getUTCFullYear() + 4, cvc: '123' }, now);
}

function readExpiry({ expMonth, expYear }: CardInput, now: Date): { expMonth: number; expYear: number } {
  if (expMonth === undefined || expYear === undefined) {
    throw cardProblem('incomplete_expiry', 'exp_month', "Your card's expiration date is incomplete.");
  }
  if (expMonth < 1 || expMonth > 12) {
    throw cardProblem('invalid_expiry_month', 'exp_month', "Your card's expiration month is invalid.");
  }
  const year = expYear < 100 ? 2000 + expYear : expYear;
  const thisYear = now.getUTCFullYear();
  if (year > thisYear + 50) {
    throw cardProblem('invalid_expiry_year', 'exp_year', "Your card's expiration year is invalid.");
  }
  if (year < thisYear) {
    throw cardProblem('invalid_expiry_year', 'exp_year', "Your card's expiration year is in the past.");
  }
  if (year === thisYear && expMonth < now.getUTCMonth() + 1) {
    throw cardProblem('invalid_expiry_month', 'exp_month', "Your card's expiration date is in the past.");
  }
  return { expMonth, expYear: year };
}

function cardProblem(code: string, param: string, message: string): Problem {
  return new Problem(402, { type: 'card_error', code, param, message, doc_url: docUrl(code) });
}

function brandOf(digits: string): Card['brand'] {
  if (digits.startsWith('4')) return 'visa';
  if (/^3[47]/.test(digits)) return 'amex';
  if (/^(5[1-5]|2[2-7])/.test(digits)) return 'mastercard';
  return /^6(011|5)/.test(digits) ? 'discover' : 'unknown';
}

function cvcLength(brand: Card['brand']): number {
  return brand === 'amex' ? 4 : 3;
}

/**
 * Checks the card number by Luhn: every second digit from the right counts double, so a mistyped digit breaks the sum.
 */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight((total, digit, index) => {
    const value = (digits.length - index) % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
