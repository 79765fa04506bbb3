import { z } from 'zod';
import type { Subject } from '../../../kernel/subjects.js';
import type { MailKind } from '../kinds/mail-kinds.js';
import type { Link, Row } from './mail-content.js';
import type { MailWords } from './mail-words.js';
import { READER } from './samples.js';

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

/** Value that is an address on this site. */
interface Page {
  page: string;
}

/** Values of placeholders. An empty value is missing, and a paragraph without any other text is left out. */
type Values<Placeholder extends string = string> = Readonly<Record<Placeholder, string | Page>>;

/** An email before its template's texts are added. Its links are addresses, or paths of this site. */
export interface Message {
  kind: MailKind;
  name: string;
  values: Values;
  /** Address that the button opens; without one there is no button. */
  url?: string | undefined;
  rows?: Row[] | undefined;
  links?: Link[] | undefined;
  /** Links within the texts. */
  inline?: readonly InlineLink[] | undefined;
}

/** Link within a text: how the text spells it, and the label that its reader sees instead. */
export interface InlineLink extends Link {
  source: string;
  /** Address in the text, if the link opens another one, which counts the click. */
  address?: string | undefined;
}

/** Facts of every email. Default of `name`: the account's. */
type Facts<Own> = Own & Partial<Pick<Message, 'name' | 'url'>>;

interface Definition<Details extends z.ZodObject, Placeholder extends string> {
  group: MailGroup;
  /**
   * Stored besides the reader and the subject. Never a token: tokens are created when the email is sent. Never a name:
   * the ids of all named members are in the details, so that an erasure finds the email.
   */
  details?: Details;
  /** One kind of email: everything about it except its texts, which are in the catalogs. */
  about?: { subject: Subject; in: readonly (Extract<keyof z.infer<NoInfer<Details>>, string> | 'thing')[] };
  /** True if it is a mailing. An address that bounced permanently gets none of these (product rule 14.18). */
  goesToMany?: boolean;
  /** True if it is written from the database alone, so it can be sent again at any time; others are not stored. */
  isRewritable?: boolean;
  /** Name to use for a reader whose name is unknown. */
  name?: (words: MailWords) => string;
  /** Placeholders besides those of every email. */
  placeholders?: readonly Placeholder[];
  /** Required placeholders, which the coach cannot remove from the field. */
  keeps?: Partial<Record<TextField, readonly (NoInfer<Placeholder> | 'coach')[]>>;
}

/** An email whose facts are the values of its placeholders. */
interface Plain<Placeholder extends string> {
  /** Facts of a sample email for previews. */
  sample: Facts<Record<NoInfer<Placeholder>, string>>;
}

/** An email whose values are derived from facts, in its reader's language. */
interface Derived<Placeholder extends string, Own> {
  values(words: MailWords, facts: Own): Values<NoInfer<Placeholder>>;
  rows?(words: MailWords, facts: NoInfer<Own>): Row[];
  links?(words: MailWords, facts: NoInfer<Own>): Link[];
  inline?(words: MailWords, facts: NoInfer<Own>): readonly InlineLink[];
  /** Facts of a sample email for previews. */
  sample: Facts<NoInfer<Own>>;
}

/** One kind of email: all about it but its texts, which are in the catalogs. */
export interface MailTemplate<
  Kind extends MailKind = MailKind,
  Details extends z.ZodObject = z.ZodObject,
  Own = never,
> {
  kind: Kind;
  group: MailGroup;
  details: Details;
  about: { subject: Subject; in: readonly string[] } | undefined;
  goesToMany: boolean;
  isRewritable: boolean;
  /** All placeholders, the common ones first. */
  placeholders: readonly string[];
  keeps: Partial<Record<TextField, readonly string[]>>;
  write(words: MailWords, facts: Facts<Own> & { name: string }): Message;
  /** A sample email. */
  example(words: MailWords): Message;
}

const nothing = z.object({});

/** Declares an email. */
export function template<
  const Kind extends MailKind,
  const Placeholder extends string = never,
  Details extends z.ZodObject = typeof nothing,
>(
  kind: Kind,
  definition: Definition<Details, Placeholder> & Plain<Placeholder> & { values?: undefined },
): MailTemplate<Kind, Details, Record<Placeholder, string>>;
export function template<
  const Kind extends MailKind,
  const Placeholder extends string,
  Own,
  Details extends z.ZodObject = typeof nothing,
>(
  kind: Kind,
  definition: Definition<Details, Placeholder> & Derived<Placeholder, Own>,
): MailTemplate<Kind, Details, Own>;
export function template(
  kind: MailKind,
  {
    group,
    details = nothing,
    about,
    goesToMany = false,
    isRewritable = false,
    name: nameOf,
    placeholders = [],
    keeps = {},
    sample,
    ...fill
  }: Definition<z.ZodObject, string> & Partial<Derived<string, object>>,
): MailTemplate {
  const asTheyAre = (facts: object): Values =>
    Object.fromEntries(Object.entries(facts).filter(([name]) => placeholders.includes(name)));
  const write = (mailWords: MailWords, facts: Facts<object> & { name: string }): Message => {
    const words = mailWords.of(kind);
    return {
      kind,
      name: nameOf?.(words) ?? facts.name,
      url: facts.url,
      values: fill.values?.(words, facts) ?? asTheyAre(facts),
      rows: fill.rows?.(words, facts),
      links: fill.links?.(words, facts),
      inline: fill.inline?.(words, facts),
    };
  };
  return {
    kind,
    group,
    details,
    about,
    goesToMany,
    isRewritable,
    keeps,
    write,
    placeholders: [...COMMON_PLACEHOLDERS, ...placeholders],
    example: (words) => write(words, { name: READER.name, ...sample }),
  };
}
