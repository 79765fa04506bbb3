import { z } from 'zod';
import { defineWidget } from './definition.js';
import { someText } from '../../../platform/zod/text.js';
import { asset, caption, mediaTexts, transcript } from './fields.js';
import { deliver, deliveredFile, show, shownFile, shownFileName, titleOf, without } from './files.js';
import { translationsOf } from './translations.js';

const stored = z.strictObject({
  mediaAssetId: asset,
  title: someText(160),
  caption,
  transcript,
  ...translationsOf(mediaTexts),
});
const beside = { durationSeconds: z.number().nullable() };
const shown = { ...shownFile, ...shownFileName, ...beside };

export const audio = defineWidget({
  stored,
  texts: Object.keys(mediaTexts),
  media: { mediaAssetId: ['audio'] },

  sent: stored.partial({ title: true }).extend(z.object(shown).partial().shape),
  read: (sent, file) => ({ ...titleOf(file), ...without(shown, sent) }),

  shown: stored.extend(shown),
  show(settings, files) {
    const file = files.get(settings.mediaAssetId);
    const { fileName = null, durationSeconds = null } = file ?? {};
    return { ...settings, ...show(file), fileName, durationSeconds };
  },

  delivered: z.strictObject({
    ...deliveredFile,
    ...beside,
    title: z.string(),
    caption: z.string(),
    transcript: z.string().nullable(),
  }),
  deliver({ mediaAssetId, title, caption, transcript }, files) {
    const file = files.get(mediaAssetId);
    return file && { ...deliver(file), title, caption, durationSeconds: file.durationSeconds, transcript };
  },
});
