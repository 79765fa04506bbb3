import type { Language } from '../../../kernel/languages.js';
import { say } from '../../../platform/words/catalogues.js';
import { PLACEHOLDER, type TemplateTexts } from './compose.js';
import { ourTexts } from './our-texts.js';
import { type MailTemplate, TEXT_FIELDS, type TextField } from './template.js';

const inBrackets = (name: string): string => `{{${name}}}`;

/**
 * What is wrong with texts of the coach's, by field, in the language she is spoken to in: placeholders that this mail does not
 * have, those that its reader would miss, and a button without words.
 */
export function problemsOf(
  template: MailTemplate,
  texts: TemplateTexts,
  spoken: Language,
): Partial<Record<TextField, string>> {
  const tell = (key: string, values: Record<string, string> = {}) =>
    say(spoken, 'mail-templates', `problems.${key}`, values);
  const problemIn = (field: TextField): string | undefined => {
    const text = texts[field];
    const gaps = [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');
    const unknown = gaps.find((name) => !template.placeholders.includes(name));
    if (unknown !== undefined) return tell('unknown', { placeholder: inBrackets(unknown) });
    if (/\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, '')))
      return tell('open', { example: inBrackets('firstName') });
    const missing = template.keeps[field]?.find((name) => !gaps.includes(name));
    return missing === undefined ? undefined : tell('missing', { placeholder: inBrackets(missing) });
  };
  const found = TEXT_FIELDS.flatMap((field) => {
    const problem = problemIn(field);
    return problem === undefined ? [] : [[field, problem] as const];
  });
  return { ...Object.fromEntries(found), ...problemOfButton(template, texts, tell) };
}

/** Where there is a button it stays, and where there is none none comes: it has nowhere to lead. */
function problemOfButton({ kind }: MailTemplate, { button }: TemplateTexts, tell: (key: string) => string) {
  const hasButton = ourTexts(kind, 'en').button !== '';
  if (hasButton === (button !== '')) return {};
  return { button: tell(hasButton ? 'button' : 'noButton') };
}
