import { COURSE, READER, SOMEBODY } from './samples.js';
import { template } from './template.js';

/** Facts of a gift for the email to its recipient. */
interface Present {
  recipientName: string;
  title: string;
  /** The buyer's message to the recipient. */
  message: string | null;
  url: string;
}

/** For a recipient who may not know the place: says who gives what, in the buyer's words, and how to redeem it. */
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
