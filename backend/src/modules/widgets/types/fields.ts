import { z } from 'zod';
import { STORABLE } from '../../../kernel/text.js';

/** What people write: storable, without the space around it. */
export const text = (max: number) => z.string().regex(STORABLE).trim().max(max);
export const someText = (max: number) => text(max).min(1);

export const caption = text(300).default('');
export const transcript = text(20_000).nullable().default(null);

/** The id of a file of the media library. */
export const asset = z.uuid().toLowerCase();
export const optionalAsset = asset.nullable().default(null);
