/** What one file may be (spec §9); the server holds to the same. */
export const ONE_FILE = {
  thumbnail: { maxBytes: 5_242_880, endings: ['.png', '.jpg', '.jpeg', '.webp', '.gif'] },
  file: {
    maxBytes: 52_428_800,
    endings: [
      ...['.pdf', '.doc', '.docx', '.png', '.jpg', '.jpeg', '.webp', '.gif'],
      ...['.mp4', '.m4v', '.webm', '.mp3', '.m4a'],
    ],
  },
} as const;

export type OneFilePurpose = keyof typeof ONE_FILE;

/** A file that has arrived and waits for its form to be sent. */
export interface Uploaded {
  storageUrl: string;
  fileName: string;
  fileSize: number;
  /** Of a picture: to be looked at before it is sent. */
  previewUrl?: string;
}

/** What is wrong with a file, before anything is sent. */
export function faultOf({ name, size }: { name: string; size: number }, purpose: OneFilePurpose) {
  const { maxBytes, endings } = ONE_FILE[purpose];
  if (!endings.some((ending) => name.toLowerCase().endsWith(ending))) return 'wrongType';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'tooLarge' : undefined;
}
