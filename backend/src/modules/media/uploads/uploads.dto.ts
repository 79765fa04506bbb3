import { ApiProperty } from '@nestjs/swagger';
import { Choice, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { UPLOAD_PURPOSES, type UploadPurpose } from './upload-purposes.js';

const MAX_ANNOUNCED = 2 ** 40;

export class UploadRequest {
  @Text({ max: 200, optional: true, example: 'forest.jpg' }) fileName?: string;

  @Text({
    max: 120,
    optional: true,
    example: 'image/jpeg',
    description: 'Required for the purposes avatar, thumbnail, media and post',
  })
  mimeType?: string;

  @Whole({
    min: 1,
    max: MAX_ANNOUNCED,
    description: 'Size in bytes. Required for the purposes avatar, thumbnail, media and post',
    optional: true,
  })
  fileSize?: number;

  @Choice(UPLOAD_PURPOSES, 'UploadPurpose', {
    description:
      'avatar and post are available to everyone, the others only to the coach. Omitted: determined, with type and size, by the call that uses the file',
    optional: true,
  })
  purpose?: UploadPurpose;
}

export class UploadTicketResponse {
  @Text('Send the file with PUT, once, within 10 minutes') uploadURL: string;
  @Text('Upload URL without its query; identifies the file in the call that uses it') storageUrl: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'content-type': 'image/jpeg' },
    description:
      'Headers that the PUT must send; they’re signed. Empty without mimeType: any Content-Type is allowed',
  })
  requiredHeaders: Record<string, string>;

  @Moment({ type: String }) expiresAt: Date;
}
