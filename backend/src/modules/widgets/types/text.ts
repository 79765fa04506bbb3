import { z } from 'zod';
import { asStored } from './definition.js';
import { richText } from './rich-text.js';
import { translationsOf } from './translations.js';

const settings = z.strictObject({ content: richText });

export const text = asStored(settings.extend(translationsOf({ content: richText })), settings, ['content']);
