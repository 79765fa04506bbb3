import { z } from 'zod';
import type { MailingKind } from '../kinds/mail-kinds.js';
import type { MailWords } from './mail-words.js';
import { titleOf } from '../titles/titles.js';
import { COURSE } from './samples.js';
import { template } from './template.js';

/** Words of the coach's email in one language. */
const version = z.object({
  subject: z.string(),
  /** Text with placeholders, which are filled in for each reader. */
  text: z.string(),
  /** The same text with its formats. */
  html: z.string().optional(),
  /** Links within the text. */
  links: z
    .array(
      z.object({ source: z.string(), label: z.string(), url: z.string(), address: z.string().optional() }),
    )
    .readonly(),
});

/** Content of the coach's email to many, in each of its languages. */
const content = version.extend({
  /** Title of the occasion, such as an opened module; empty: none. */
  title: z.string(),
  /** The product or module with that title. */
  titleOf: titleOf.optional(),
  /** Whole versions in other languages. */
  translations: z.object({ es: version.optional() }).optional(),
});
export type MailingDetails = z.infer<typeof content>;

const mailing = <const Kind extends MailingKind>(kind: Kind) =>
  template(kind, {
    group: 'coaching',
    details: content,
    goesToMany: true,
    placeholders: ['subject', 'text', 'title'],
    keeps: { subject: ['subject'], body: ['text'] },
    values: (_: MailWords, { subject, text, title }: MailingDetails) => ({ subject, text, title }),
    inline: (_, { links }: MailingDetails) => links,
    sample: {
      subject: 'A thought for the week',
      title: COURSE,
      links: [],
      text: 'Put the kettle on before you ask how the day was.\n\nThen wait a little longer than you like to.',
    },
  });

/** Marketing and news, for people who agreed to them. */
export const marketingMailing = mailing('marketing_mailing');

/** Service, about something the reader owns. */
export const serviceMailing = mailing('service_mailing');
