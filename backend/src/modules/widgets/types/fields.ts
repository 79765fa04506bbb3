import { z } from 'zod';
import { text } from '../../../platform/zod/text.js';

export const caption = text(300).default('');
export const transcript = text(20_000).nullable().default(null);

/** The id of a file of the media library. */
export const asset = z.uuid().toLowerCase();
export const optionalAsset = asset.nullable().default(null);
