import { z } from 'zod';
import { defineWidget, type LibraryFile } from './definition.js';
import { someText } from '../../../platform/zod/text.js';
import { asset, caption, mediaTexts, optionalAsset, transcript } from './fields.js';
import { deliver, deliveredFile, show, shownFile, shownFileName, titleOf, without } from './files.js';
import { translationsOf } from './translations.js';

const stored = z.strictObject({
  mediaAssetId: asset,
  title: someText(160),
  caption,
  posterAssetId: optionalAsset,
  transcript,
  ...translationsOf(mediaTexts),
});
const beside = {
  durationSeconds: z.number().nullable(),
  captions: z
    .array(z.strictObject({ language: z.string(), url: z.string() }))
    .describe('WebVTT, by language'),
  posterUrl: z.string().nullable().describe('URL of this image, or of a frame of the video'),
};
const shown = { ...shownFile, ...shownFileName, ...beside };

const captionsOf = (file: LibraryFile | undefined) =>
  (file?.captions ?? []).map(({ language, url }) => ({ language, url }));

export const video = defineWidget({
  stored,
  texts: Object.keys(mediaTexts),
  media: { mediaAssetId: ['video'], posterAssetId: ['image'] },

  sent: stored.partial({ title: true }).extend(z.object(shown).partial().shape),
  read: (sent, file) => ({ ...titleOf(file), ...without(shown, sent) }),

  shown: stored.extend(shown),
  show(settings, files) {
    const file = files.get(settings.mediaAssetId);
    return {
      ...settings,
      ...show(file),
      fileName: file?.fileName ?? null,
      durationSeconds: file?.durationSeconds ?? null,
      captions: captionsOf(file),
      posterUrl: files.get(settings.posterAssetId ?? '')?.url ?? file?.posterUrl ?? null,
    };
  },

  delivered: z.strictObject({
    ...deliveredFile,
    ...beside,
    title: z.string(),
    caption: z.string(),
    transcript: z.string().nullable(),
    height: z.int().nullable().describe('Height of the picture in pixels'),
    smaller: z
      .strictObject({ url: z.string(), height: z.int() })
      .nullable()
      .describe('The same video for slow connections'),
  }),
  deliver({ mediaAssetId, title, caption, posterAssetId, transcript }, files) {
    const file = files.get(mediaAssetId);
    return (
      file && {
        ...deliver(file),
        title,
        caption,
        transcript,
        durationSeconds: file.durationSeconds,
        captions: captionsOf(file),
        posterUrl: files.get(posterAssetId ?? '')?.url ?? file.posterUrl,
        height: file.height,
        smaller: file.smaller,
      }
    );
  },
});
