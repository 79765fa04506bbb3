import { z } from 'zod';
import { defineWidget } from './definition.js';
import { text } from '../../../platform/zod/text.js';
import { asset, caption, imageTexts } from './fields.js';
import { deliver, deliveredFile, show, shownFile, shownFileName, without } from './files.js';
import { translationsOf } from './translations.js';

const stored = z.strictObject({
  mediaAssetId: asset,
  alt: text(300),
  caption,
  ...translationsOf(imageTexts),
});
const shown = { ...shownFile, ...shownFileName };

export const image = defineWidget({
  stored,
  texts: Object.keys(imageTexts),
  media: { mediaAssetId: ['image'] },

  sent: stored.partial({ alt: true }).extend(z.object(shown).partial().shape),
  read: (sent) => ({ alt: '', ...without(shown, sent) }),

  shown: stored.extend(shown),
  show(settings, files) {
    const file = files.get(settings.mediaAssetId);
    return { ...settings, ...show(file), fileName: file?.fileName ?? null };
  },

  delivered: z.strictObject({
    ...deliveredFile,
    alt: z.string(),
    caption: z.string(),
    width: z.int().nullable(),
    height: z.int().nullable(),
  }),
  deliver({ mediaAssetId, alt, caption }, files) {
    const file = files.get(mediaAssetId);
    return file && { ...deliver(file), alt, caption, width: file.width, height: file.height };
  },
});
