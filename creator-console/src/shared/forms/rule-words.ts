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

/** What can be told before anything is sent: the rules that stand on the fields themselves. */
export const brokenIn = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(brokenRules(form).map(([{ name }, broken]) => [name, wordsFor(broken)]));
