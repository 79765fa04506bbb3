import { DomainError } from '../../../kernel/errors.js';
import { type Accepts, acceptedExtensions } from './file-types.js';
import { overLimit } from '../../../kernel/file-size.js';

export interface ByteSource {
  size: number;
  /** Reads up to `length` bytes from `start`. */
  read(start: number, length: number): Promise<Buffer>;
}

/** Refusal of an upload: its ticket is used up and its bytes are deleted. */
export class UploadRefusal extends DomainError {}

/** Lists the accepted files in a sentence. */
export const wrongTypeSentence = (wanted: Accepts): string =>
  `You can’t upload this type of file here. Use ${acceptedExtensions(wanted).join(', ').toUpperCase()}.`;

/** Refuses a type that is not accepted, regardless of the file's name. */
export const wrongType = (wanted: Accepts): UploadRefusal =>
  new UploadRefusal('upload_type', wrongTypeSentence(wanted));

/** Refuses a photo in Apple's format, which few browsers show and none of our libraries reads. */
export const heicPhoto = (): UploadRefusal =>
  new UploadRefusal(
    'upload_type',
    'HEIC photos can’t be shown in most browsers. Save the photo as JPEG and upload it again.',
  );

/** Refuses a file that begins like its type but is damaged, incomplete or contains something else. */
export const broken = (why: string): UploadRefusal =>
  new UploadRefusal('upload_broken', `You can’t use this file: ${why}`);

/** Refuses a file that differs from what the client announced. */
export const mismatch = (field: string, message: string): UploadRefusal =>
  new UploadRefusal('upload_mismatch', 'The file’s contents don’t match its type', {
    fields: { [field]: message },
  });

export function tooLarge(bytes: number, limit: number): UploadRefusal {
  const message = `This file is too large: ${overLimit(bytes, limit)}`;
  return new UploadRefusal('upload_too_large', message, { fields: { fileSize: message } });
}
