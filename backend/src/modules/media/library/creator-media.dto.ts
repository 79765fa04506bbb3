import { TakesRecord } from '../../../platform/http/takes-record.js';
import { Choice, Flag, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { MEDIA_KINDS, type MediaKind } from '../inspection/media-kinds.js';
import { CONVERSION_STATES, type ConversionState } from '../assets/renditions.js';
import { MEDIA_PLACES, type MediaPlace } from './media-usage.js';

const MAX_BYTES = 2 ** 40;

export class AddMediaRequest {
  @Text({ max: 200, example: 'garden.jpg' }) fileName: string;
  @Choice(MEDIA_KINDS, 'MediaKind') fileType: MediaKind;
  @Text({ max: 120, example: 'image/jpeg' }) mimeType: string;
  @Whole({ min: 1, max: MAX_BYTES, description: 'Size in bytes, as sent' }) fileSize: number;

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

  @Id({
    nullable: true,
    description: 'For a video: captions shown with it, unless the lesson sets others',
    optional: true,
  })
  captionsAssetId?: string | null;
}

export class CountMediaQuery {
  @Text({ max: 100, optional: true, min: 0, description: 'Part of the name' }) q?: string;
}

export class MediaKindCountResponse {
  @Choice(MEDIA_KINDS, 'MediaKind') fileType: MediaKind;
  @Whole() count: number;
}

export class MediaAssetResponse {
  @Id() id: string;
  @Text({ example: 'garden.webp' }) fileName: string;
  @Choice(MEDIA_KINDS, 'MediaKind') fileType: MediaKind;
  @Text({ example: 'image/webp' }) mimeType: string;
  @Whole('Size in bytes as stored; images are re-encoded') fileSize: number;
  @Text('File URL, valid for 15 minutes') url: string;
  @Text('Location of the file; doesn’t grant access') storageUrl: string;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
  @Whole({ nullable: true }) durationSeconds: number | null;

  @Flag({
    nullable: true,
    description:
      'For a video: false if many browsers can’t play it, such as HEVC; null: not a video, or unknown',
  })
  canPlayEverywhere: boolean | null;

  @Choice(CONVERSION_STATES, 'MediaConversionState', {
    nullable: true,
    description: 'Status of the conversion that lets every browser play it; null: done, or not needed',
  })
  conversion: ConversionState | null;

  @Whole({ nullable: true, description: 'Share of a running conversion that is done' })
  conversionPercent: number | null;

  @Text({ nullable: true, description: 'For a video: URL of a frame to show before it plays' })
  posterUrl: string | null;

  @Text({ nullable: true, description: 'For a converted file: the upload as a download, if it was kept' })
  originalUrl: string | null;

  @Text('Same file as a download with its name') downloadUrl: string;
  @Id({ nullable: true, description: 'For a video' }) captionsAssetId: string | null;
  @Text({ nullable: true, description: 'For a video: URL of its captions' }) captionsUrl: string | null;
  @Moment({ type: String }) createdAt: Date;
  @Whole({ example: 1, description: 'Send as If-Match' }) version: number;
}

export class MediaUseResponse {
  @Choice(MEDIA_PLACES, 'MediaPlace') place: MediaPlace;
  @Id('ID of the lesson, module, product, video or session; for the site, of the file itself') id: string;
  @Text({ example: 'What she does not say' }) title: string;
  @Id({ description: 'For a lesson or module: its course', optional: true }) courseId?: string;
}

export class MediaAssetDetailResponse extends MediaAssetResponse {
  @ListOf(MediaUseResponse) usedIn: MediaUseResponse[];
}

/** The file as returned by GET, with the changes. */
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
  canPlayEverywhere: true,
  conversion: true,
  conversionPercent: true,
  posterUrl: true,
  originalUrl: true,
  downloadUrl: true,
  captionsUrl: true,
  createdAt: true,
  version: true,
  usedIn: true,
})
export class PutMediaRequest extends EditMediaRequest {}
