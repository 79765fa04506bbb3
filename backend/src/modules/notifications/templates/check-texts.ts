import { PLACEHOLDER, type TemplateTexts } from './compose.js';
import { ourTexts } from './our-texts.js';
import { type MailTemplate, TEXT_FIELDS, type TextField } from './template.js';

const inBrackets = (name: string): string => `{{${name}}}`;

/**
 * Problems with the coach's texts, by field: placeholders that this email does not have, required placeholders that are missing, and
 * a button without a label.
 */
export function problemsOf(template: MailTemplate, texts: TemplateTexts): Partial<Record<TextField, string>> {
  const found = TEXT_FIELDS.flatMap((field) => {
    const problem = problemIn(template, field, texts[field]);
    return problem === undefined ? [] : [[field, problem] as const];
  });
  return { ...Object.fromEntries(found), ...problemOfButton(template, texts) };
}

const gapsIn = (text: string): string[] => [...text.matchAll(PLACEHOLDER)].map(([, name]) => name ?? '');

/** Problem with the placeholders of a text that may have these; undefined if there is none. */
export function unknownPlaceholder(placeholders: readonly string[], text: string): string | undefined {
  const unknown = gapsIn(text).find((name) => !placeholders.includes(name));
  if (unknown !== undefined) return `${inBrackets(unknown)} isn’t available in this email`;
  return /\{\{|\}\}/.test(text.replaceAll(PLACEHOLDER, ''))
    ? `Write a placeholder with two curly brackets on each side, such as ${inBrackets('firstName')}`
    : undefined;
}

function problemIn({ placeholders, keeps }: MailTemplate, field: TextField, text: string) {
  const unknown = unknownPlaceholder(placeholders, text);
  if (unknown !== undefined) return unknown;
  const gaps = gapsIn(text);
  const missing = keeps[field]?.find((name) => !gaps.includes(name));
  return missing && `Keep ${inBrackets(missing)} here, because the reader needs it`;
}

/** Requires a button text if the email has a button, and refuses one otherwise. */
function problemOfButton({ kind }: MailTemplate, { button }: TemplateTexts) {
  const hasButton = ourTexts(kind, 'en').button !== '';
  if (hasButton === (button !== '')) return {};
  return {
    button: hasButton
      ? 'The button needs a label, because people need it to continue'
      : 'This email has no button',
  };
}
