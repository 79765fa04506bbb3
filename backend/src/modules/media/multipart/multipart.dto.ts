import { ApiPropertyOptional } from '@nestjs/swagger';
import { IsObject, Matches } from 'class-validator';
import { Choice, ListOf, MayBeMissing, Text, Whole } from '../../../platform/http/fields/index.js';

/** S3's maximum number of parts. */
export const MAX_PARTS = 10_000;

const PURPOSES_IN_PARTS = ['media', 'course_file'] as const;

export class StartMultipartRequest {
  @Text({ max: 200, example: 'lesson-one.mp4' }) filename: string;
  @Text({ max: 120, example: 'video/mp4' }) type: string;

  @Choice(PURPOSES_IN_PARTS, 'MultipartPurpose', {
    description: 'media for the media library, course_file to import a course. Omitted: media',
    optional: true,
  })
  purpose?: (typeof PURPOSES_IN_PARTS)[number];

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
  @Text() uploadId: string;
  @Text() key: string;
}

export class MultipartKeyQuery {
  @Text({ max: 300, description: 'As returned when the upload started' }) key: string;
}

export class UploadedPartResponse {
  @Whole() PartNumber: number;
  @Whole() Size: number;
  @Text() ETag: string;
}

export class PartUrlResponse {
  @Text('Upload the part with PUT') url: string;
  @Whole('Seconds') expires: number;
}

export class PartRequest {
  @Whole({ min: 1, max: MAX_PARTS }) PartNumber: number;
  @Text({ maxLength: 100 }) @Matches(/^"?[0-9a-zA-Z-]{1,96}"?$/, { message: 'must be an ETag' }) ETag: string;
}

export class CompleteMultipartRequest {
  @ListOf(PartRequest, { min: 1, max: MAX_PARTS }) parts: PartRequest[];
}

export class MultipartCompletedResponse {
  @Text('storageUrl for the call that uses the file') location: string;
}

export class MultipartAbortedResponse {
  @Text() key: string;
}
