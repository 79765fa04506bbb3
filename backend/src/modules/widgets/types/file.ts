import { z } from 'zod';
import { defineWidget } from './definition.js';
import { someText } from '../../../platform/zod/text.js';
import { asset, caption, fileTexts } from './fields.js';
import { deliver, deliveredFile, show, shownFile, without } from './files.js';
import { translationsOf } from './translations.js';

/** Stored settings. `fileName` is the coach's name for the download; the default is the file's own name. */
const stored = z.strictObject({
  mediaAssetId: asset,
  fileName: someText(200),
  caption,
  ...translationsOf(fileTexts),
});

const alsoCalled = {
  filename: someText(200).describe('Same as fileName'),
  fileType: z.string().describe('Not stored: the type is detected from the file'),
};

export const file = defineWidget({
  stored,
  texts: Object.keys(fileTexts),
  // Every type that a member may want to download; captions are useless without their video.
  media: { mediaAssetId: ['file', 'image', 'video', 'audio'] },

  sent: stored
    .partial({ fileName: true })
    .extend({ ...z.object(shownFile).partial().shape, ...z.object(alsoCalled).partial().shape }),
  read: ({ filename, ...sent }, named) => ({
    ...(named && { fileName: named.fileName }),
    ...(filename !== undefined && { fileName: filename }),
    ...without({ ...shownFile, ...alsoCalled }, sent),
  }),

  shown: stored.extend(shownFile),
  show: (settings, files) => ({ ...settings, ...show(files.get(settings.mediaAssetId)) }),

  delivered: z.strictObject({ ...deliveredFile, caption: z.string() }),
  deliver({ mediaAssetId, fileName, caption }, files) {
    const named = files.get(mediaAssetId);
    // Always a download: a picture must not open in place of the lesson.
    return named && { ...deliver(named), url: named.downloadUrl, fileName, caption };
  },
});
