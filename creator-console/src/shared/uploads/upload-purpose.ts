import { LIBRARY_MAX_BYTES } from './limits';

/** Limits of a file for a form field (product rule 7.5); the server enforces the same. */
export const FIELD_LIMITS = {
  thumbnail: { maxBytes: 5_242_880, endings: ['.png', '.jpg', '.jpeg', '.webp', '.gif'] },
  file: {
    maxBytes: 52_428_800,
    endings: [
      '.pdf',
      '.doc',
      '.docx',
      '.png',
      '.jpg',
      '.jpeg',
      '.webp',
      '.gif',
      '.mp4',
      '.m4v',
      '.webm',
      '.mp3',
      '.m4a',
    ],
  },
} as const;

export type FieldPurpose = keyof typeof FIELD_LIMITS;
/** `media` goes into the media library; other files wait for their form to be sent. */
export type UploadPurpose = FieldPurpose | 'media';

export const isForField = (purpose: UploadPurpose): purpose is FieldPurpose => purpose in FIELD_LIMITS;

export const maxBytesFor = (purpose: UploadPurpose): number =>
  isForField(purpose) ? FIELD_LIMITS[purpose].maxBytes : LIBRARY_MAX_BYTES;

/** Returns the error of a file before sending; undefined if there is none. */
export function faultOf({ name, size }: { name: string; size: number }, purpose: UploadPurpose) {
  const isAllowed =
    !isForField(purpose) ||
    FIELD_LIMITS[purpose].endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isAllowed) return 'wrongType';
  if (size === 0) return 'empty';
  return size > maxBytesFor(purpose) ? 'tooLarge' : undefined;
}
