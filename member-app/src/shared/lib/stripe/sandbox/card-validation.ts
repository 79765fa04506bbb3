import { i18n } from '../../../words/i18n';
import { cvcLength, digitsOf, numberLength } from './card-format';

/** Problem of a field, with Stripe's code and text. */
export interface FieldProblem {
  code: string;
  message: string;
}

export function checkNumber(text: string): FieldProblem | null {
  const digits = digitsOf(text);
  if (digits.length < numberLength(digits)) {
    return { code: 'incomplete_number', message: i18n.t('sandbox:incompleteNumber') };
  }
  return passesLuhn(digits) ? null : { code: 'invalid_number', message: i18n.t('sandbox:invalidNumber') };
}

export function checkExpiry(text: string, now: Date): FieldProblem | null {
  const digits = digitsOf(text);
  if (digits.length < 4) return { code: 'incomplete_expiry', message: i18n.t('sandbox:incompleteExpiry') };
  const { month, year } = readExpiry(digits);
  if (month < 1 || month > 12)
    return { code: 'invalid_expiry_month', message: i18n.t('sandbox:invalidMonth') };
  if (year < now.getFullYear())
    return { code: 'invalid_expiry_year_past', message: i18n.t('sandbox:pastYear') };
  if (year === now.getFullYear() && month < now.getMonth() + 1) {
    return { code: 'invalid_expiry_month_past', message: i18n.t('sandbox:pastMonth') };
  }
  return null;
}

export function checkCvc(text: string, number: string): FieldProblem | null {
  const complete = digitsOf(text).length === cvcLength(digitsOf(number));
  return complete ? null : { code: 'incomplete_cvc', message: i18n.t('sandbox:incompleteCvc') };
}

export function readExpiry(text: string): { month: number; year: number } {
  const digits = digitsOf(text);
  return { month: Number(digits.slice(0, 2)), year: 2000 + Number(digits.slice(2, 4)) };
}

/** Checks the number by Luhn: every second digit from the right counts double, so a mistyped digit breaks the sum. */
function passesLuhn(digits: string): boolean {
  const sum = Array.from(digits, Number).reduceRight((total, digit, index) => {
    const value = (digits.length - index) % 2 === 0 ? digit * 2 : digit;
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
