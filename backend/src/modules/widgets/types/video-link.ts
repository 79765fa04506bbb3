import { z } from 'zod';
import { httpsUrl } from '../../../platform/zod/links.js';
import { text } from '../../../platform/zod/text.js';
import { defineWidget } from './definition.js';
import { closed } from './frame.js';
import { translationsOf } from './translations.js';
import { VIDEO_PROVIDERS, videoAt } from './video-addresses.js';

const url = httpsUrl
  .refine((address) => videoAt(address) !== undefined, 'must be a link to a video on YouTube, Vimeo or Loom')
  .overwrite((address) => videoAt(address)?.url ?? address)
  .describe('https URL of a video on YouTube, Vimeo or Loom');

const settings = z.strictObject({ url, title: text(160).default('') });
const stored = settings.extend(translationsOf({ title: text(160) }));

/**
 * A video of another company, whose frame loads only once the member presses play. It doesn't count as a video of its
 * lesson (docs/decisions/videos-elsewhere.md).
 */
export const videoLink = defineWidget({
  stored,
  texts: ['title'],
  media: {},
  sent: stored,
  read: (sent) => sent,
  shown: stored,
  show: (settings) => settings,
  delivered: settings.extend({
    url: z.string().nullable(),
    embedUrl: z.string().nullable().describe('Page for a frame'),
    provider: z.enum(VIDEO_PROVIDERS),
    closed,
  }),
  deliver({ url: address, title }) {
    const video = videoAt(address);
    return video && { ...video, title, closed: null };
  },
});
