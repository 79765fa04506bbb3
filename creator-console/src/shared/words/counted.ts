import { language } from './language';

const rules = new Intl.PluralRules(language);

/** The form of a text that goes with a number, in the language of the console. */
export const counted = (n: number, forms: { one: string; other: string }): string =>
  rules.select(n) === 'one' ? forms.one : forms.other;
