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
    description: 'Bytes. Required for the purposes avatar, thumbnail, media and post',
    optional: true,
  })
  size?: number;

  @Choice(UPLOAD_PURPOSES, 'UploadPurpose', {
    description:
      'avatar and post are for everybody, the rest for the coach. Left out: the call that uses the file settles it, and checks its type and size then',
    optional: true,
  })
  purpose?: UploadPurpose;
}

export class UploadTicketResponse {
  @Text('Send the raw bytes there with PUT, once, within ten minutes') uploadURL: string;
  @Text('The upload URL without its query; names the file in the call that uses it') storageUrl: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'content-type': 'image/jpeg' },
    description:
      'The PUT must carry these headers; they are signed. None where no mimeType was announced: any Content-Type may be sent',
  })
  requiredHeaders: Record<string, string>;

  @Moment() expiresAt: string;
}
