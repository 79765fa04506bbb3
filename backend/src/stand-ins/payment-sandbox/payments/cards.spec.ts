import { type CardInput, readCard } from './cards.js';
import { Problem } from '../api/problem.js';

const march2027 = new Date('2027-03-15T00:00:00Z');
const good: CardInput = { number: '4242 4242 4242 4242', expMonth: 3, expYear: 27, cvc: '123' };

function refusalOf(change: Partial<CardInput>): { code?: string; message: string } {
  try {
    readCard({ ...good, ...change }, march2027);
  } catch (error) {
    if (error instanceof Problem) return error.body;
    throw error;
  }
  throw new Error('the card was taken');
}

describe('a card in the sandbox', () => {
  test.each([
    ['4242 4242 4242 4242', 'pays'],
    ['4000-0025-0000-3155', 'authenticates'],
    ['4000000000000002', 'declines'],
    ['4000 0000 0000 9995', 'declines'],
    ['5555 5555 5555 4444', 'declines'],
  ])('%s %s', (number, kind) => {
    expect(readCard({ ...good, number }, march2027).behaviour.kind).toBe(kind);
  });

  test('is stored with its last four digits only', () => {
    const card = readCard(good, march2027);
    expect(card).toMatchObject({ brand: 'visa', last4: '4242', expMonth: 3, expYear: 2027 });
    expect(JSON.stringify(card)).not.toContain('42424242');
  });

  test('is good until the end of its month', () => {
    expect(() => readCard(good, new Date('2027-03-31T23:59:59Z'))).not.toThrow();
    expect(() => readCard(good, new Date('2027-04-01T00:00:00Z'))).toThrow(
      "Your card's expiration date is in the past.",
    );
  });

  test('other than the four gets an answer about where to find test cards', () => {
    const card = readCard({ ...good, number: '5555555555554444' }, march2027);
    expect(card.behaviour).toMatchObject({ decline: { declineCode: 'test_mode_live_card' } });
  });

  test.each<[Partial<CardInput>, string, string]>([
    [{ number: '4242 4242 4242 4241' }, 'invalid_number', 'Your card number is invalid.'],
    [{ number: '4242' }, 'invalid_number', 'Your card number is invalid.'],
    [{ number: 'abcd' }, 'invalid_number', 'Your card number is invalid.'],
    [{ expYear: undefined }, 'incomplete_expiry', "Your card's expiration date is incomplete."],
    [{ expMonth: 13 }, 'invalid_expiry_month', "Your card's expiration month is invalid."],
    [{ expYear: 26 }, 'invalid_expiry_year', "Your card's expiration year is in the past."],
    [{ expYear: 2099 }, 'invalid_expiry_year', "Your card's expiration year is invalid."],
    [{ expMonth: 2 }, 'invalid_expiry_month', "Your card's expiration date is in the past."],
    [{ cvc: undefined }, 'invalid_cvc', "Your card's security code is invalid."],
    [{ cvc: '12' }, 'invalid_cvc', "Your card's security code is invalid."],
    [{ number: '378282246310005', cvc: '123' }, 'invalid_cvc', "Your card's security code is invalid."],
  ])('%j is refused', (change, code, message) => {
    expect(refusalOf(change)).toMatchObject({ code, message });
  });
});
