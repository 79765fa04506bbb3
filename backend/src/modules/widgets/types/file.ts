import { z } from 'zod';
import { defineWidget } from './definition.js';
import { asset, caption, someText } from './fields.js';
import { deliver, deliveredFile, show, shownFile, without } from './files.js';

/** `fileName` is the name under which the coach offers it; not given, it is the file's own. */
const stored = z.strictObject({ mediaAssetId: asset, fileName: someText(200), caption });

export const file = defineWidget({
  stored,
  // Whatever a member may want to download; captions are of no use without their video.
  media: { mediaAssetId: ['file', 'image', 'video', 'audio'] },

  sent: stored.partial({ fileName: true }).extend(z.object(shownFile).partial().shape),
  read: (sent, named) => ({ ...(named && { fileName: named.fileName }), ...without(shownFile, sent) }),

  shown: stored.extend(shownFile),
  show: (settings, files) => ({ ...settings, ...show(files.get(settings.mediaAssetId)) }),

  delivered: z.strictObject({ ...deliveredFile, caption: z.string() }),
  deliver({ mediaAssetId, fileName, caption }, files) {
    const named = files.get(mediaAssetId);
    // Always as a download: a picture must not open in place of the lesson.
    return named && { ...deliver(named), url: named.downloadUrl, fileName, caption };
  },
});
