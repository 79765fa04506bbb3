/** Size above which a video is sent in parts, and resumes after a break (product rule 7.5). */
export const MULTIPART_ABOVE_BYTES = 104_857_600;
/** Max simultaneous requests to the storage (product rule 7.5). */
export const REQUESTS_AT_ONCE = 6;
/** Pauses in milliseconds before the first retries. */
export const RETRY_AFTER_MS = [0, 1_000, 3_000, 5_000] as const;
/** Pause between all later retries in milliseconds, while the connection is lost. */
export const RETRY_WHILE_AWAY_MS = 5_000;

/** Same as the server's limit for a file sent in parts. */
const LIBRARY_MAX_BYTES = 2_147_483_648;

/** Size up to which the browser stores a file, so that it needn't be chosen again after a reload. */
export const KEPT_FILE_BYTES = 1_073_741_824;
export const KEPT_IN_ALL_BYTES = 2_147_483_648;
/** Same as the time the server keeps the parts. */
export const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Limits of a file for a form field (product rule 7.5); the server enforces the same. */
export const FIELD_LIMITS = {
  thumbnail: { maxBytes: 5_242_880, endings: '.png .jpg .jpeg .webp .gif .avif .tif .tiff .bmp'.split(' ') },
  file: {
    maxBytes: 52_428_800,
    endings: (
      '.pdf .doc .docx .pptx .xlsx .epub .zip .txt .csv .png .jpg .jpeg .webp .gif .avif .tif .tiff .bmp ' +
      '.mp4 .m4v .mov .webm .mkv .avi .mp3 .m4a .wav .aac .flac .ogg .opus'
    ).split(' '),
  },
  course_file: { maxBytes: 21_474_836_480, endings: ['.zip'] },
} as const;

export type FieldPurpose = keyof typeof FIELD_LIMITS;
/** `media` goes into the media library; other files wait for their form to be sent. */
export type UploadPurpose = FieldPurpose | 'media';

export const isForField = (purpose: UploadPurpose): purpose is FieldPurpose => purpose in FIELD_LIMITS;

export const maxBytesFor = (purpose: UploadPurpose): number =>
  isForField(purpose) ? FIELD_LIMITS[purpose].maxBytes : LIBRARY_MAX_BYTES;

const HEIC = /\.hei[cf]$/i;

/** Returns the error of a file before sending; undefined if there is none. */
export function faultOf({ name, size }: { name: string; size: number }, purpose: UploadPurpose) {
  if (HEIC.test(name)) return 'heic';
  const isAllowed =
    !isForField(purpose) ||
    FIELD_LIMITS[purpose].endings.some((ending) => name.toLowerCase().endsWith(ending));
  if (!isAllowed) return 'wrongType';
  if (size === 0) return 'empty';
  return size > maxBytesFor(purpose) ? 'tooLarge' : undefined;
}
