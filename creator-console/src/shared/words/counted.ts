import { language } from './language';

const rules = new Intl.PluralRules(language);

/** Plural form of a text for a number, in the console's language. */
export const counted = (n: number, forms: { one: string; other: string }): string =>
  rules.select(n) === 'one' ? forms.one : forms.other;
