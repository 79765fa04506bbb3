import { COURSE, READER } from './samples.js';
import type { InlineLink } from './template.js';
import { template } from './template.js';

/** Content of the coach's email to many. */
export interface MailingDetails {
  subject: string;
  /** Text with placeholders, which are filled in for each reader. */
  text: string;
  /** Title of the occasion, such as a module that has opened; empty: no occasion. */
  title: string;
  /** Links within the text. */
  links: readonly InlineLink[];
}

const mailing = (kind: 'marketing-mailing' | 'service-mailing') =>
  template({
    kind,
    group: 'coaching',
    placeholders: ['subject', 'text', 'title'],
    keeps: { subject: ['subject'], body: ['text'] },
    fill: (_, { name, subject, text, title, links }: MailingDetails & { name: string }) => ({
      name,
      values: { subject, text, title },
      inline: links,
    }),
    sample: () => ({
      name: READER.name,
      subject: 'A thought for the week',
      title: COURSE,
      links: [],
      text: 'Put the kettle on before you ask how the day was.\n\nThen wait a little longer than you like to.',
    }),
  });

/** Marketing and news, for people who agreed to them. */
export const marketingMailing = mailing('marketing-mailing');

/** Service, about something the reader owns. */
export const serviceMailing = mailing('service-mailing');
