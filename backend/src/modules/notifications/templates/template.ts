import type { MailKind } from '../kinds/mail-kinds.js';
import type { Link, Row } from '../mail-content.js';
import type { MailWords } from './mail-words.js';

/** Group of an email in the coach's list: its topic, or emails to the coach. */
export const MAIL_GROUPS = [
  'account',
  'purchases',
  'learning',
  'coaching',
  'community',
  'gifts',
  'coach',
] as const;
export type MailGroup = (typeof MAIL_GROUPS)[number];

/** Text fields of a template, each with its placeholders. */
export const TEXT_FIELDS = ['subject', 'heading', 'body', 'button', 'footnote'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Placeholders of every email; `name` is the reader's. */
export const COMMON_PLACEHOLDERS = ['name', 'firstName', 'place', 'coach'] as const;

/** An email before its template's texts are added. */
export interface Message {
  kind: MailKind;
  name: string;
  /** Values of the placeholders. Empty: the fact is missing, and a paragraph that has nothing else is left out. */
  values: Readonly<Record<string, string>>;
  /** Address that the button opens; without one there is no button. */
  url?: string | undefined;
  rows?: Row[];
  links?: Link[];
  /** Links within the texts. */
  inline?: readonly InlineLink[];
}

/** Link within a text: how the text spells it, and the label that its reader sees instead. */
export interface InlineLink extends Link {
  source: string;
}

/** Part of a message that a template derives from the facts, in its reader's language. */
type Filled<Placeholder extends string> = Omit<Message, 'kind' | 'values'> & {
  values: Readonly<Record<Placeholder, string>>;
};

interface Definition<Facts, Placeholder extends string> {
  kind: MailKind;
  group: MailGroup;
  /** Placeholders besides those of every email. */
  placeholders: readonly Placeholder[];
  /** Required placeholders: the coach may not remove these from the field. */
  keeps?: Partial<Record<TextField, readonly (NoInfer<Placeholder> | 'coach')[]>>;
  fill: (words: MailWords, facts: Facts) => Filled<NoInfer<Placeholder>>;
  /** Facts of a sample email for previews, with addresses of this site. */
  sample: (site: string) => Facts;
}

/** One kind of email: its placeholders, and how facts become their values. */
export interface MailTemplate {
  kind: MailKind;
  group: MailGroup;
  /** All placeholders, the common ones first. */
  placeholders: readonly string[];
  keeps: Partial<Record<TextField, readonly string[]>>;
  /** A sample email. */
  example(words: MailWords, site: string): Message;
}

/** Declares an email; `write` fills it with facts. */
export function template<Facts, const Placeholder extends string>({
  kind,
  group,
  placeholders,
  keeps = {},
  fill,
  sample,
}: Definition<Facts, Placeholder>): MailTemplate & { write(words: MailWords, facts: Facts): Message } {
  const write = (words: MailWords, facts: Facts): Message => ({ kind, ...fill(words.of(kind), facts) });
  return {
    kind,
    group,
    keeps,
    write,
    placeholders: [...COMMON_PLACEHOLDERS, ...placeholders],
    example: (words, site) => write(words, sample(site)),
  };
}
