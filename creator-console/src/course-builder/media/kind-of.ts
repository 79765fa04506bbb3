import type { MediaKind } from './api';

/** Spec §5: image, video, audio, .pdf, .doc, .docx; and captions for films. */
export const ACCEPTED = 'image/*,video/*,audio/*,.pdf,.doc,.docx,.vtt';

/** What a file is, from what the browser says of it; the server looks into the bytes. */
export function kindOf({ name, type }: { name: string; type: string }): MediaKind {
  if (/\.vtt$/i.test(name)) return 'captions';
  const family = type.split('/')[0];
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'file';
}
