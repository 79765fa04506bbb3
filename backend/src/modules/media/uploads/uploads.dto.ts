import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, Max, Min } from 'class-validator';
import { MayBeMissing, Text } from '../../../platform/http/text.js';
import { UPLOAD_PURPOSES, type UploadPurpose } from './upload-purposes.js';

const MAX_ANNOUNCED = 2 ** 40;

export class UploadRequest {
  @Text({ max: 200, optional: true, example: 'forest.jpg' })
  fileName?: string;

  @Text({
    max: 120,
    optional: true,
    example: 'image/jpeg',
    description: 'Required for the purposes avatar, thumbnail, media and post',
  })
  mimeType?: string;

  @ApiPropertyOptional({
    type: 'integer',
    minimum: 1,
    maximum: MAX_ANNOUNCED,
    description: 'Size in bytes. Required for the purposes avatar, thumbnail, media and post',
  })
  @MayBeMissing()
  @IsInt()
  @Min(1)
  @Max(MAX_ANNOUNCED)
  size?: number;

  @ApiPropertyOptional({
    enum: UPLOAD_PURPOSES,
    enumName: 'UploadPurpose',
    description:
      'avatar and post are available to everyone, the others only to the coach. Omitted: determined, with type and size, by the call that uses the file',
  })
  @MayBeMissing()
  @IsIn(UPLOAD_PURPOSES)
  purpose?: UploadPurpose;
}

export class UploadTicketResponse {
  @ApiProperty({ description: 'Send the file with PUT, once, within 10 minutes' })
  uploadURL: string;

  @ApiProperty({ description: 'Upload URL without its query; identifies the file in the call that uses it' })
  storageUrl: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'content-type': 'image/jpeg' },
    description:
      'Headers that the PUT must send; they’re signed. Empty without mimeType: any Content-Type is allowed',
  })
  requiredHeaders: Record<string, string>;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}
