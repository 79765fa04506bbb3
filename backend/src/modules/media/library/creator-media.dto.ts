import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { IsIn, IsInt, IsUUID, Max, Min } from 'class-validator';
import { TakesRecord } from '../../../platform/http/takes-record.js';
import { MayBeMissing, MayBeNull, Text } from '../../../platform/http/text.js';
import { MEDIA_KINDS, type MediaKind } from '../inspection/media-kinds.js';
import { MEDIA_PLACES, type MediaPlace } from './media-usage.js';

const MAX_BYTES = 2 ** 40;

export class AddMediaRequest {
  @Text({ max: 200, example: 'garden.jpg' })
  fileName: string;

  @ApiProperty({ enum: MEDIA_KINDS, enumName: 'MediaKind' })
  @IsIn(MEDIA_KINDS)
  fileType: MediaKind;

  @Text({ max: 120, example: 'image/jpeg' })
  mimeType: string;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: MAX_BYTES, description: 'Size in bytes, as sent' })
  @IsInt()
  @Min(1)
  @Max(MAX_BYTES)
  fileSize: number;

  @Text({ max: 500, description: 'storageUrl of your own upload with the purpose media' })
  storageUrl: string;
}

export class EditMediaRequest {
  @Text({
    max: 200,
    optional: true,
    description: 'Keeps the file’s extension',
    example: 'garden.webp',
  })
  fileName?: string;

  @ApiPropertyOptional({
    type: String,
    format: 'uuid',
    nullable: true,
    description: 'For a video: captions shown with it, unless the lesson sets others',
  })
  @MayBeMissing()
  @MayBeNull()
  @IsUUID()
  captionsAssetId?: string | null;
}

export class CountMediaQuery {
  @Text({ max: 100, optional: true, min: 0, description: 'Part of the name' })
  q?: string;
}

export class MediaKindCountResponse {
  @ApiProperty({ enum: MEDIA_KINDS, enumName: 'MediaKind' })
  fileType: MediaKind;

  @ApiProperty({ type: 'integer' })
  count: number;
}

export class MediaAssetResponse {
  @ApiProperty({ format: 'uuid' })
  id: string;

  @ApiProperty({ example: 'garden.webp' })
  fileName: string;

  @ApiProperty({ enum: MEDIA_KINDS, enumName: 'MediaKind' })
  fileType: MediaKind;

  @ApiProperty({ example: 'image/webp' })
  mimeType: string;

  @ApiProperty({ type: 'integer', description: 'Size in bytes as stored; images are re-encoded' })
  fileSize: number;

  @ApiProperty({ description: 'File URL, valid for 15 minutes' })
  url: string;

  @ApiProperty({ description: 'Location of the file; doesn’t grant access' })
  storageUrl: string;

  @ApiProperty({ type: 'integer', nullable: true })
  width: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  height: number | null;

  @ApiProperty({ type: 'integer', nullable: true })
  durationSeconds: number | null;

  @ApiProperty({
    type: Boolean,
    nullable: true,
    description:
      'For a video: false if many browsers can’t play it, such as HEVC; null: not a video, or unknown',
  })
  playsEverywhere: boolean | null;

  @ApiProperty({ description: 'Same file as a download with its name' })
  downloadUrl: string;

  @ApiProperty({ type: String, format: 'uuid', nullable: true, description: 'For a video' })
  captionsAssetId: string | null;

  @ApiProperty({ type: String, nullable: true, description: 'For a video: URL of its captions' })
  captionsUrl: string | null;

  @ApiProperty({ format: 'date-time' })
  createdAt: string;
}

export class MediaUseResponse {
  @ApiProperty({ enum: MEDIA_PLACES, enumName: 'MediaPlace' })
  place: MediaPlace;

  @ApiProperty({
    format: 'uuid',
    description: 'Title of the lesson, module, product or video; for the site, the file’s name',
  })
  id: string;

  @ApiProperty({ example: 'What she does not say' })
  title: string;

  @ApiPropertyOptional({ format: 'uuid', description: 'For a lesson or module: its course' })
  courseId?: string;
}

export class MediaAssetDetailResponse extends MediaAssetResponse {
  @ApiProperty({ type: [MediaUseResponse] })
  usedIn: MediaUseResponse[];
}

/** The file as GET gave it, with what is to change. */
@TakesRecord<MediaAssetDetailResponse, EditMediaRequest>({
  id: true,
  fileType: true,
  mimeType: true,
  fileSize: true,
  url: true,
  storageUrl: true,
  width: true,
  height: true,
  durationSeconds: true,
  playsEverywhere: true,
  downloadUrl: true,
  captionsUrl: true,
  createdAt: true,
  usedIn: true,
})
export class PutMediaRequest extends EditMediaRequest {}
