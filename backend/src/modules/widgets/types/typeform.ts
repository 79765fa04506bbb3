import { z } from 'zod';
import { asStored } from './definition.js';
import { text } from './fields.js';
import { urlOf } from './links.js';

export const typeform = asStored(
  z.strictObject({ url: urlOf('typeform.com'), title: text(160).default('') }),
);
