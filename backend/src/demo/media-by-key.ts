import { demoMedia } from './index.js';

const ids = new Map(demoMedia.map(({ key, id }) => [key, id]));

/** The asset a text names by its key. A key without a file is a slip of the pen that must not reach a page. */
export function mediaId(key: string): string {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the demo has no file ${key}`);
  return id;
}
