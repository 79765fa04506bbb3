import { COURSE, READER, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** A gift as the mail to its recipient tells it. */
interface Present {
  recipientName: string;
  title: string;
  /** What its buyer says with it. */
  message: string | null;
  url: string;
}

/** To somebody who may not know us: it says who gives what, in the words of whoever gives it, and how it is redeemed. */
export const gift = template({
  kind: 'gift',
  group: 'gifts',
  placeholders: ['giver', 'gift', 'message'],
  keeps: { body: ['giver', 'gift', 'message'] },
  fill: (words, { giver, present: { recipientName, title, message, url } }: GiftFacts) => ({
    name: recipientName,
    url,
    values: { giver, gift: title, message: message === null ? '' : words.say('message', { giver, message }) },
  }),
  sample: (site) => ({
    giver: SOMEBODY.name,
    present: {
      recipientName: READER.name,
      title: COURSE,
      url: `${site}/gift`,
      message: 'For the two of you.',
    },
  }),
});

interface GiftFacts {
  giver: string;
  present: Present;
}
