import { z } from 'zod';
import { asStored } from './definition.js';
import { text } from './fields.js';
import { urlOf } from './links.js';

export const calendly = asStored(
  z.strictObject({ url: urlOf('calendly.com'), title: text(160).default('') }),
);
