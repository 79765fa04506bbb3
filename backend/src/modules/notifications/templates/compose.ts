import type { Letter } from '../letter.js';
import type { Message, TextField } from './template.js';

/** What a template says, each field with its placeholders; without a button it has no label, without small print none. */
export type TemplateTexts = Readonly<Record<TextField, string>>;

/** Who writes: known of every mail. */
export interface Writer {
  place: string;
  coach: string;
}

/** A placeholder as it stands in a text: `{{firstName}}`. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** What is known of a mail, by placeholder. */
export const known = ({ name, values }: Message, { place, coach }: Writer): ReadonlyMap<string, string> =>
  new Map(Object.entries({ name, firstName: name.split(/\s/)[0] ?? name, place, coach, ...values }));

/**
 * A mail as its reader gets it. What is filled in is never looked at again for placeholders, and a paragraph in which
 * nothing is left is left out.
 */
export function compose(texts: TemplateTexts, message: Message, writer: Writer): Letter {
  const { url, rows, links } = message;
  const values = known(message, writer);
  const fill = (text: string) => text.replaceAll(PLACEHOLDER, (_, key: string) => values.get(key) ?? '');
  const line = (text: string) => fill(text).replaceAll(/\s+/g, ' ').trim();
  const paragraphs = fill(texts.body)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '');
  const footnote = line(texts.footnote);
  return {
    ...{ subject: line(texts.subject), heading: line(texts.heading), paragraphs },
    ...(rows && { rows }),
    ...(url !== undefined && texts.button !== '' && { button: { label: line(texts.button), url } }),
    ...(links && { links }),
    ...(footnote !== '' && { footnote }),
  };
}
