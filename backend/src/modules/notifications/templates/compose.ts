import type { MailContent, Paragraph } from './mail-content.js';
import type { InlineLink, Message, TextField } from './template.js';

/** Texts of a template with their placeholders, by field. Empty: no button, or no small print. */
export type TemplateTexts = Readonly<Record<TextField, string>>;

/** Facts about the sender, known in every email. */
export interface Writer {
  /** Address of the site, for paths. */
  site: string;
  place: string;
  coach: string;
}

/** Pattern of a placeholder in a text: `{{firstName}}`. */
export const PLACEHOLDER = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** Values of an email, by placeholder. */
export function known(
  { name, values }: Message,
  { place, coach, site }: Writer,
): ReadonlyMap<string, string> {
  const firstName = name.split(/\s/)[0] ?? name;
  const all: Message['values'] = { name, firstName, place, coach, ...values };
  return new Map(
    Object.entries(all).map(([key, value]) => [key, typeof value === 'string' ? value : site + value.page]),
  );
}

/** Returns a function that fills in the placeholders of a text. */
export function filling(message: Message, writer: Writer): (text: string) => string {
  const values = known(message, writer);
  return (text) => text.replaceAll(PLACEHOLDER, (_, key: string) => values.get(key) ?? '');
}

/** Composes an email. Inserted values are never searched for placeholders; a paragraph left empty is dropped. */
export function compose(texts: TemplateTexts, message: Message, writer: Writer): MailContent {
  const { url, rows, links, inline = [] } = message;
  const at = (address: string) => (address.startsWith('/') ? writer.site + address : address);
  const fill = filling(message, writer);
  const line = (text: string) => fill(text).replaceAll(/\s+/g, ' ').trim();
  const paragraphs = fill(texts.body)
    .split(/\n+/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')
    .map((paragraph) => withLinks(paragraph, inline));
  const footnote = line(texts.footnote);
  return {
    subject: line(texts.subject),
    heading: line(texts.heading),
    paragraphs,
    ...(rows && { rows }),
    ...(url !== undefined && texts.button !== '' && { button: { label: line(texts.button), url: at(url) } }),
    ...(links && { links: links.map((link) => ({ ...link, url: at(link.url) })) }),
    ...(footnote !== '' && { footnote }),
  };
}

/** Links only text that equals the source of a link, so that a name cannot become a link. */
function withLinks(paragraph: string, links: readonly InlineLink[]): Paragraph {
  const first = links
    .map((link) => ({ link, at: paragraph.indexOf(link.source) }))
    .filter(({ at }) => at >= 0)
    .toSorted((a, b) => a.at - b.at || b.link.source.length - a.link.source.length)[0];
  if (!first) return paragraph;
  const { at, link } = first;
  const rest = withLinks(paragraph.slice(at + link.source.length), links);
  return [
    paragraph.slice(0, at),
    { label: link.label, url: link.url },
    ...(typeof rest === 'string' ? [rest] : rest),
  ];
}

/** The coach's own email to many, with placeholders. */
export interface CoachsText {
  subject: string;
  text: string;
  /** The text with its formats; without it, the text is all. */
  html?: string | undefined;
}

/** Inserts the coach's own subject and text, with their placeholders, into the texts of their kind. */
export const withCoachsText = (texts: TemplateTexts, { subject, text }: CoachsText): TemplateTexts => {
  const put = (field: string) =>
    field.replaceAll(/\{\{\s*(subject|text)\s*\}\}/g, (_, name: string) =>
      name === 'text' ? text : subject,
    );
  return { ...texts, subject: put(texts.subject), heading: put(texts.heading), body: put(texts.body) };
};
