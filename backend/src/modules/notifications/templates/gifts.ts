import { z } from 'zod';
import { COURSE, SOMEBODY } from './samples.js';
import { template } from './template.js';

interface Present {
  giver: string;
  title: string;
  /** The buyer's message to the recipient. */
  message: string | null;
}

/** Tells the recipient, who may not know the site, who gives what, with the buyer's message, and how to redeem it. */
export const gift = template('gift', {
  group: 'gifts',
  details: z.object({ giftId: z.string() }),
  placeholders: ['giver', 'gift', 'message'],
  keeps: { body: ['giver', 'gift', 'message'] },
  values: (words, { giver, title, message }: Present) => ({
    giver,
    gift: title,
    message: message === null ? '' : words.say('message', { giver, message }),
  }),
  sample: { url: '/gift', giver: SOMEBODY.name, title: COURSE, message: 'For the two of you.' },
});
