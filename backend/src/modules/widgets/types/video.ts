import { z } from 'zod';
import { defineWidget } from './definition.js';
import { someText } from '../../../platform/zod/text.js';
import { asset, caption, optionalAsset, transcript } from './fields.js';
import { deliver, deliveredFile, show, shownFile, shownFileName, titleOf, without } from './files.js';

const stored = z.strictObject({
  mediaAssetId: asset,
  title: someText(160),
  caption,
  captionsAssetId: optionalAsset,
  posterAssetId: optionalAsset,
  transcript,
});
const beside = {
  durationSeconds: z.number().nullable(),
  captionsUrl: z.string().nullable().describe('URL of these captions, or of the video’s own'),
  posterUrl: z.string().nullable().describe('URL of this image, or of a frame of the video'),
};
const shown = { ...shownFile, ...shownFileName, ...beside };

export const video = defineWidget({
  stored,
  media: { mediaAssetId: ['video'], captionsAssetId: ['captions'], posterAssetId: ['image'] },

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
      captionsUrl: files.get(settings.captionsAssetId ?? '')?.url ?? file?.captionsUrl ?? null,
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
  deliver({ mediaAssetId, title, caption, captionsAssetId, posterAssetId, transcript }, files) {
    const file = files.get(mediaAssetId);
    return (
      file && {
        ...deliver(file),
        title,
        caption,
        transcript,
        durationSeconds: file.durationSeconds,
        captionsUrl: files.get(captionsAssetId ?? '')?.url ?? file.captionsUrl,
        posterUrl: files.get(posterAssetId ?? '')?.url ?? file.posterUrl,
        height: file.height,
        smaller: file.smaller,
      }
    );
  },
});
