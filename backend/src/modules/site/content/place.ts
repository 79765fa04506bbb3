import { z } from 'zod';
import { someText, text } from '../../../platform/zod/text.js';

/** Name of the place, and short texts about it. */
export const place = z.strictObject({
  name: someText(60).describe('Shown in the header, page titles, emails and certificates'),
  tagline: text(200).describe('Shown below the name at the end of every page'),
  description: text(200).describe('Shown by search engines and link previews'),
  closing: text(120).describe('Last line of every page'),
});
