import { z } from 'zod';
import type { LibraryFile, Settings } from './definition.js';

/** What a member gets instead of the id of a file. */
export const deliveredFile = {
  url: z.string().describe('Signed; lives some minutes and belongs to this reader'),
  mimeType: z.string(),
  fileName: z.string(),
  fileSize: z.int().describe('Bytes'),
};

export const deliver = ({ url, mimeType, fileName, fileSize }: LibraryFile) => ({
  url,
  mimeType,
  fileName,
  fileSize,
});

/** What the editor is shown of a file. It may send it back; it is not stored. */
export const shownFile = {
  mediaUrl: z.string().nullable().describe('Short-lived; null when the file is gone'),
  mimeType: z.string().nullable(),
  fileSize: z.int().nullable().describe('Bytes'),
};
export const shownFileName = { fileName: z.string().nullable() };

export const show = (file: LibraryFile | undefined) => ({
  mediaUrl: file?.url ?? null,
  mimeType: file?.mimeType ?? null,
  fileSize: file?.fileSize ?? null,
});

/** What was sent, without what had only been shown. */
export const without = (shown: z.core.$ZodShape, sent: Settings): Settings =>
  Object.fromEntries(Object.entries(sent).filter(([name]) => !(name in shown)));

/** Where a file's title is not given, it is the file's own name. */
export const titleOf = (file: Pick<LibraryFile, 'fileName'> | undefined) =>
  file && { title: file.fileName.replace(/(?<=.)\.[^.]+$/, '').slice(0, 160) };
