import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Type } from 'class-transformer';
import {
  ArrayMaxSize,
  ArrayMinSize,
  IsArray,
  IsInt,
  IsObject,
  Matches,
  Max,
  Min,
  ValidateNested,
} from 'class-validator';
import { MayBeMissing, Text } from '../../../platform/http/text.js';

/** S3's maximum. */
export const MAX_PARTS = 10_000;

export class StartMultipartRequest {
  @Text({ max: 200, example: 'lesson-one.mp4' })
  filename: string;

  @Text({ max: 120, example: 'video/mp4' })
  type: string;

  @ApiPropertyOptional({
    type: 'object',
    additionalProperties: true,
    description: 'Sent by Uppy; not stored',
  })
  @MayBeMissing()
  @IsObject()
  metadata?: Record<string, unknown>;
}

export class MultipartResponse {
  @ApiProperty()
  uploadId: string;

  @ApiProperty()
  key: string;
}

export class MultipartKeyQuery {
  @Text({ max: 300, description: 'As returned when the upload started' })
  key: string;
}

export class UploadedPartResponse {
  @ApiProperty({ type: 'integer' })
  PartNumber: number;

  @ApiProperty({ type: 'integer' })
  Size: number;

  @ApiProperty()
  ETag: string;
}

export class PartUrlResponse {
  @ApiProperty({ description: 'Upload the part with PUT' })
  url: string;

  @ApiProperty({ type: 'integer', description: 'Seconds' })
  expires: number;
}

export class PartRequest {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_PARTS })
  @IsInt()
  @Min(1)
  @Max(MAX_PARTS)
  PartNumber: number;

  @ApiProperty({ maxLength: 100 })
  @Matches(/^"?[0-9a-zA-Z-]{1,96}"?$/, { message: 'must be an ETag' })
  ETag: string;
}

export class CompleteMultipartRequest {
  @ApiProperty({ type: [PartRequest], minItems: 1, maxItems: MAX_PARTS })
  @IsArray()
  @ArrayMinSize(1)
  @ArrayMaxSize(MAX_PARTS)
  @ValidateNested({ each: true })
  @Type(() => PartRequest)
  parts: PartRequest[];
}

export class MultipartCompletedResponse {
  @ApiProperty({ description: 'storageUrl for the call that uses the file' })
  location: string;
}

export class MultipartAbortedResponse {
  @ApiProperty()
  key: string;
}
