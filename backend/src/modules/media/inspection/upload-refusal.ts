import { DomainError } from '../../../kernel/errors.js';
import { type Accepts, acceptedExtensions } from './file-types.js';
import { overLimit } from '../../../kernel/file-size.js';

export interface ByteSource {
  size: number;
  /** Reads from `start` as many bytes as there are, at most `length`. */
  read(start: number, length: number): Promise<Buffer>;
}

/** The upload is refused: its ticket is used up and its bytes are deleted. */
export class UploadRefusal extends DomainError {}

/** Names the accepted files. */
export const wrongTypeSentence = (wanted: Accepts): string =>
  `You can’t upload this type of file here. Use ${acceptedExtensions(wanted).join(', ').toUpperCase()}.`;

/** The file's type is not accepted, regardless of its name. */
export const wrongType = (wanted: Accepts): UploadRefusal =>
  new UploadRefusal('upload_type', wrongTypeSentence(wanted));

/** A photo in Apple's format, which few browsers show and none of our libraries reads. */
export const heicPhoto = (): UploadRefusal =>
  new UploadRefusal(
    'upload_type',
    'HEIC photos can’t be shown in most browsers. Save the photo as JPEG and upload it again.',
  );

/** The file begins like its type, but is damaged, incomplete or contains something else. */
export const broken = (why: string): UploadRefusal =>
  new UploadRefusal('upload_broken', `You can’t use this file: ${why}`);

/** The file is not what the client said it was. */
export const mismatch = (field: string, message: string): UploadRefusal =>
  new UploadRefusal('upload_mismatch', 'The file’s contents don’t match its type', {
    fields: { [field]: message },
  });

export function tooLarge(bytes: number, limit: number): UploadRefusal {
  const message = `This file is too large: ${overLimit(bytes, limit)}`;
  return new UploadRefusal('upload_too_large', message, { fields: { fileSize: message } });
}
