import { DomainError } from '../../../kernel/errors.js';
import { extensionsOf } from './file-types.js';
import type { MediaKind } from './media-kinds.js';

/** A file that can be read in parts, wherever it is stored. */
export interface ByteSource {
  size: number;
  /** Reads from `start` as many bytes as there are, at most `length`. */
  read(start: number, length: number): Promise<Buffer>;
}

const UNITS = ['B', 'KB', 'MB', 'GB'];
const STEP = 1024;

/** A refused size and its limit: '5.1 MB. The limit is 5 MB.'. One is rounded up and the other down, so that they differ. */
export const overLimit = (bytes: number, limit: number): string =>
  `${written(bytes, Math.ceil)}. The limit is ${written(limit, Math.floor)}.`;

function written(bytes: number, round: (size: number) => number): string {
  const power = Math.min(Math.max(0, Math.floor(Math.log2(bytes) / 10)), UNITS.length - 1);
  return `${round((bytes / STEP ** power) * 10) / 10} ${UNITS[power]}`;
}

/** The upload is refused: its ticket is used up and its bytes are deleted. */
export class UploadRefusal extends DomainError {}

/** Names the accepted files. */
export const wrongTypeSentence = (wanted: readonly MediaKind[]): string =>
  `You can’t upload this type of file here. Use ${wanted.flatMap(extensionsOf).join(', ').toUpperCase()}.`;

/** The file's type is not accepted, whatever its name. */
export const wrongType = (wanted: readonly MediaKind[]): UploadRefusal =>
  new UploadRefusal('upload_type', wrongTypeSentence(wanted));

/** The file begins like its type, but is damaged, unfinished or something else besides. */
export const broken = (why: string): UploadRefusal =>
  new UploadRefusal('upload_broken', `You can’t use this file: ${why}`);

/** The file is not what the client said it was. */
export const mismatch = (field: string, message: string): UploadRefusal =>
  new UploadRefusal('upload_mismatch', 'The file’s contents don’t match its type', {
    fields: { [field]: message },
  });

export function tooLarge(bytes: number, limit: number): UploadRefusal {
  const message = `This file is too large: ${overLimit(bytes, limit)}`;
  return new UploadRefusal('upload_too_large', message, { fields: { size: message } });
}
