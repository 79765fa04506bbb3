import { z } from 'zod';
import { emptyOr, text } from '../../../platform/zod/text.js';
import { filled } from './parts.js';

/** Public profile of the coach. */
export const coach = z.strictObject({
  name: text(80).describe('Empty: pages don’t name the coach'),
  firstName: text(40).describe('How members call the coach; empty: the first word of the name'),
  email: emptyOr(z.email().max(254)).describe('Contact address for members; empty: the sender of emails'),
  credentials: filled(text(160), 12, (words) => words !== ''),
});
