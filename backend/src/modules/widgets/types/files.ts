import { z } from 'zod';
import type { LibraryFile, Settings } from './definition.js';

/** Fields that a member gets instead of the id of a file. */
export const deliveredFile = {
  url: z.string().describe('Signed; valid for a few minutes, for this reader only'),
  mimeType: z.string(),
  fileName: z.string(),
  fileSize: z.int().describe('Size in bytes'),
};

export const deliver = ({ url, mimeType, fileName, fileSize }: LibraryFile) => ({
  url,
  mimeType,
  fileName,
  fileSize,
});

/** Fields about a file that the editor is shown. The editor may send them back; they are not stored. */
export const shownFile = {
  mediaUrl: z.string().nullable().describe('Valid for a short time; null if the file is gone'),
  mimeType: z.string().nullable(),
  fileSize: z.int().nullable().describe('Size in bytes'),
};
export const shownFileName = { fileName: z.string().nullable() };

export const show = (file: LibraryFile | undefined) => ({
  mediaUrl: file?.url ?? null,
  mimeType: file?.mimeType ?? null,
  fileSize: file?.fileSize ?? null,
});

/** Removes the display-only fields from the sent settings. */
export const without = (shown: z.core.$ZodShape, sent: Settings): Settings =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in shown)));

/** Default title: the file's own name without its extension. */
export const titleOf = (file: Pick<LibraryFile, 'fileName'> | undefined) =>
  file && { title: file.fileName.replace(/(?<=.)\.[^.]+$/, '').slice(0, 160) };
