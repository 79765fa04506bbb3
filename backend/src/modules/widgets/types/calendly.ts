import { z } from 'zod';
import { asStored } from './definition.js';
import { text } from '../../../platform/zod/text.js';
import { urlOf } from '../../../platform/zod/links.js';

export const calendly = asStored(
  z.strictObject({ url: urlOf('calendly.com'), title: text(160).default('') }),
);
