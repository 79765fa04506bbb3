import { DomainError } from '../../../kernel/errors.js';
import { overLimit } from '../../../kernel/file-size.js';

/** The upload is refused: its ticket is used up and its bytes are deleted. */
export class UploadRefusal extends DomainError {}

/** The file's type is not accepted, whatever its name. */
export const wrongType = (): UploadRefusal =>
  new UploadRefusal('upload_type', 'Files of this type cannot be uploaded here');

/** The file begins like its type, but is damaged, unfinished or something else besides. */
export const broken = (why: string): UploadRefusal =>
  new UploadRefusal('upload_broken', `This file cannot be used: ${why}`);

/** The file is not what the client said it was. */
export const mismatch = (field: string, message: string): UploadRefusal =>
  new UploadRefusal('upload_mismatch', 'The file is not what it was said to be', {
    fields: { [field]: message },
  });

export function tooLarge(bytes: number, limit: number): UploadRefusal {
  const message = `This file is too large: ${overLimit(bytes, limit)}`;
  return new UploadRefusal('upload_too_large', message, { fields: { size: message } });
}
