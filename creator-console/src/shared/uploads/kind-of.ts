import type { Schemas } from '@sanctum/openapi';

export type MediaAsset = Schemas['MediaAssetResponse'];
export type MediaKind = MediaAsset['fileType'];

/** File types that can be selected. Browsers don't know Matroska, and some systems don't know the others either. */
export const ACCEPTED =
  'image/*,video/*,audio/*,.mkv,.avi,.flac,.pdf,.doc,.docx,.pptx,.xlsx,.epub,.zip,.txt,.csv,.vtt,.srt';

export const ACCEPTED_OF: Record<MediaKind, string> = {
  image: 'image/*',
  video: 'video/*,.mkv,.avi',
  audio: 'audio/*,.flac',
  file: ACCEPTED,
  captions: '.vtt,.srt',
};

/**
 * MIME types by file extension. They override the browser's, which asks its system: that calls a CSV an Excel file, and
 * doesn't know Matroska.
 */
const BY_ENDING: Record<string, string> = {
  png: 'image/png',
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  avif: 'image/avif',
  tif: 'image/tiff',
  tiff: 'image/tiff',
  bmp: 'image/bmp',
  heic: 'image/heic',
  heif: 'image/heic',
  mp4: 'video/mp4',
  m4v: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
  mkv: 'video/x-matroska',
  avi: 'video/x-msvideo',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  wav: 'audio/wav',
  aac: 'audio/aac',
  flac: 'audio/flac',
  ogg: 'audio/ogg',
  oga: 'audio/ogg',
  opus: 'audio/ogg',
  pdf: 'application/pdf',
  doc: 'application/msword',
  vtt: 'text/vtt',
  srt: 'application/x-subrip',
  epub: 'application/epub+zip',
  zip: 'application/zip',
  txt: 'text/plain',
  csv: 'text/plain',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
};

interface Named {
  name: string;
  type: string;
}

export function mimeTypeOf({ name, type }: Named): string {
  const ending = /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';
  return BY_ENDING[ending] || type || 'application/octet-stream';
}

/** Kind of a file, as the browser reports it; the server inspects the bytes. */
export function kindOf(file: Named): MediaKind {
  if (/\.(?:vtt|srt)$/i.test(file.name)) return 'captions';
  const family = mimeTypeOf(file).split('/')[0];
  return family === 'image' || family === 'video' || family === 'audio' ? family : 'file';
}
