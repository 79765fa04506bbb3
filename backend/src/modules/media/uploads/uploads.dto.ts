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
    description: 'Bytes. Required for the purposes avatar, thumbnail, media and post',
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
      'avatar and post are for everybody, the rest for the coach. Left out: the call that uses the file settles it, and checks its type and size then',
  })
  @MayBeMissing()
  @IsIn(UPLOAD_PURPOSES)
  purpose?: UploadPurpose;
}

export class UploadTicketResponse {
  @ApiProperty({ description: 'Send the raw bytes there with PUT, once, within ten minutes' })
  uploadURL: string;

  @ApiProperty({ description: 'The upload URL without its query; names the file in the call that uses it' })
  storageUrl: string;

  @ApiProperty({
    type: 'object',
    additionalProperties: { type: 'string' },
    example: { 'content-type': 'image/jpeg' },
    description:
      'The PUT must carry these headers; they are signed. None where no mimeType was announced: any Content-Type may be sent',
  })
  requiredHeaders: Record<string, string>;

  @ApiProperty({ format: 'date-time' })
  expiresAt: string;
}
