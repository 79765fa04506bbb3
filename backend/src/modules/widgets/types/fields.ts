import { z } from 'zod';
import { text } from '../../../platform/zod/text.js';

const words = { caption: text(300), transcript: text(20_000) };
export const caption = words.caption.default('');
export const transcript = words.transcript.nullable().default(null);

/** Texts of a video or recording that have translations. */
export const mediaTexts = { title: text(160), ...words };
/** Texts of a picture that have translations. */
export const imageTexts = { alt: text(300), caption: words.caption };
/** Texts of a download that have translations. */
export const fileTexts = { fileName: text(200), caption: words.caption };

/** The id of a file of the media library. */
export const asset = z.uuid().toLowerCase();
export const optionalAsset = asset.nullable().default(null);
