import { z } from 'zod';
import { someText, text } from '../../../platform/zod/text.js';

/** Name of the place, and short texts about it. */
export const place = z.strictObject({
  name: someText(60).describe('In the header, page titles, mails and certificates'),
  tagline: text(200).describe('Below the name at the end of every page'),
  description: text(200).describe('What search engines and shared links show'),
  closing: text(120).describe('The last line of every page'),
});
