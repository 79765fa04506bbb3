import { type DemoMedia, demoMedia } from '../content/index.js';

const byKey = new Map(demoMedia.map((media) => [media.key, media]));

/** Returns the file that a text names by its key. Throws for a key without a file, which is a typo in the content. */
export function mediaByKey(key: string): DemoMedia {
  const media = byKey.get(key);
  if (!media) throw new Error(`the demo has no file ${key}`);
  return media;
}

export const mediaId = (key: string): string => mediaByKey(key).id;
