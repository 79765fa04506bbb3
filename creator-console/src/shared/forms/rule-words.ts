import { type BrokenRule, brokenRules } from '@sanctum/web/forms/form-fields';
import { texts } from './texts';

function wordsFor(broken: BrokenRule): string {
  switch (broken.rule) {
    case 'tooShort':
      return texts.tooShort(broken.length);
    case 'tooLow':
      return texts.tooLow(broken.limit);
    case 'tooHigh':
      return texts.tooHigh(broken.limit);
    default:
      return texts[broken.rule];
  }
}

/** Returns the broken rules of the form's fields, as messages by field name, before anything is sent. */
export const brokenIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(brokenRules(form).map(([{ name }, broken]) => [name, wordsFor(broken)]));
