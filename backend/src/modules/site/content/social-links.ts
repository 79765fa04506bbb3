import { z } from 'zod';
import { filled } from './parts.js';
import { httpsUrl } from '../../../platform/zod/links.js';
import { emptyOr, text } from '../../../platform/zod/text.js';

/** Other places to find the coach, listed at the end of every page. */
export const socialLinks = filled(
  z.strictObject({ label: text(40), url: emptyOr(httpsUrl) }),
  8,
  ({ label, url }) => label !== '' && url !== '',
);
