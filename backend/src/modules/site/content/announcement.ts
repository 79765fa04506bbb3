import { z } from 'zod';
import { link } from '../../../platform/zod/links.js';
import { emptyOr, text } from '../../../platform/zod/text.js';

const moment = z.iso.datetime({ offset: true }).nullable();

/** Banner above every page, shown between two times. */
export const announcement = z.strictObject({
  text: text(200).describe('Empty: none'),
  url: emptyOr(link).describe('URL it leads to; empty: none'),
  from: moment.describe('null: immediately'),
  until: moment.describe('Exclusive; null: until it’s removed'),
});
