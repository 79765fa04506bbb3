import type { Schemas } from '@sanctum/openapi';

export type MediaAsset = Schemas['MediaAssetResponse'];
export type MediaKind = MediaAsset['fileType'];

/** File types that can be chosen: images, videos, audio, PDF and Word, and captions for videos (product rule 7.3). */
export const ACCEPTED = 'image/*,video/*,audio/*,.pdf,.doc,.docx,.vtt,.srt';

export const ACCEPTED_OF: Record<MediaKind, string> = {
  image: 'image/*',
  video: 'video/*',
  audio: 'audio/*',
  file: ACCEPTED,
  captions: '.vtt,.srt',
};

/** MIME types by file extension, for systems that do not know the type of a file. */
const BY_ENDING: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  pdf: 'application/pdf',
  doc: 'application/msword',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface Named {
  name: string;
  type: string;
}

export function mimeTypeOf({ name, type }: Named): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return type || BY_ENDING[ending] || 'application/octet-stream';
}

/** Kind of a file, as the browser reports it; the server inspects the bytes. */
export function kindOf(file: Named): MediaKind {
  if (/\.(?:vtt|srt)$/i.test(file.name)) return 'captions';
  const family = mimeTypeOf(file).split('/')[0];
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'file';
}
