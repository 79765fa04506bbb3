import type { MailKind } from '../kinds/mail-kinds.js';
import type { Link, Row } from '../letter.js';
import type { MailWords } from './mail-words.js';

/** Where a mail stands in the coach's list: what it is about, or that the coach gets it. */
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

/** What a template says, each field with its placeholders. */
export const TEXT_FIELDS = ['subject', 'heading', 'body', 'button', 'footnote'] as const;
export type TextField = (typeof TEXT_FIELDS)[number];

/** Known of every mail; `name` is its reader's. */
export const COMMON_PLACEHOLDERS = ['name', 'firstName', 'place', 'coach'] as const;

/** One mail before its template's texts are around it. */
export interface Message {
  kind: MailKind;
  /** Of its reader. */
  name: string;
  /** What stands in the gaps of the texts. Empty: the fact is none, and a paragraph that has nothing else is left out. */
  values: Readonly<Record<string, string>>;
  /** Where the button leads; without it there is none. */
  url?: string | undefined;
  rows?: Row[];
  links?: Link[];
  /** What leads somewhere within the texts. */
  inline?: readonly InlineLink[];
}

/** A link within a text: how it is written there, and what its reader sees instead. */
export interface InlineLink extends Link {
  source: string;
}

/** What a letter decides, by the facts and in its reader's language. */
type Filled<Placeholder extends string> = Omit<Message, 'kind' | 'values'> & {
  values: Readonly<Record<Placeholder, string>>;
};

interface Definition<Facts, Placeholder extends string> {
  kind: MailKind;
  group: MailGroup;
  /** What may stand in its texts besides what is known of every mail. */
  placeholders: readonly Placeholder[];
  /** What its reader would miss: these may not be taken out of the field. */
  keeps?: Partial<Record<TextField, readonly (NoInfer<Placeholder> | 'coach')[]>>;
  fill: (words: MailWords, facts: Facts) => Filled<NoInfer<Placeholder>>;
  /** For previews: somebody's mail, at an address of this place. */
  sample: (site: string) => Facts;
}

/** One kind of mail: what may be said in it, and how facts become what is filled in. */
export interface MailTemplate {
  kind: MailKind;
  group: MailGroup;
  /** All of them, the common ones first. */
  placeholders: readonly string[];
  keeps: Partial<Record<TextField, readonly string[]>>;
  /** A mail as somebody might get it. */
  example(words: MailWords, site: string): Message;
}

/** Declares a mail; calling `write` with facts makes one. */
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
