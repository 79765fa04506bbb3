import { TakesRecord } from '../../../platform/http/takes-record.js';
import { Choice, Flag, Id, ListOf, Moment, Text, Whole } from '../../../platform/http/fields/index.js';
import { MEDIA_KINDS, type MediaKind } from '../inspection/media-kinds.js';
import { MEDIA_PLACES, type MediaPlace } from './media-usage.js';

const MAX_BYTES = 2 ** 40;

export class AddMediaRequest {
  @Text({ max: 200, example: 'garden.jpg' }) fileName: string;
  @Choice(MEDIA_KINDS, 'MediaKind') fileType: MediaKind;
  @Text({ max: 120, example: 'image/jpeg' }) mimeType: string;
  @Whole({ min: 1, max: MAX_BYTES, description: 'Bytes, as they were sent' }) fileSize: number;

  @Text({ max: 500, description: 'The storageUrl of an upload of one’s own with the purpose media' })
  storageUrl: string;
}

export class EditMediaRequest {
  @Text({
    max: 200,
    optional: true,
    description: 'Keeps the ending of what the file is',
    example: 'garden.webp',
  })
  fileName?: string;

  @Id({
    nullable: true,
    description: 'Of a film: the captions shown with it where a lesson names no others',
    optional: true,
  })
  captionsAssetId?: string | null;
}

export class CountMediaQuery {
  @Text({ max: 100, optional: true, min: 0, description: 'In the name' }) q?: string;
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
  @Whole('Bytes, as they are kept: pictures are written anew') fileSize: number;
  @Text('Opens the file for a quarter of an hour') url: string;
  @Text('Where the file lies; opens nothing by itself') storageUrl: string;
  @Whole({ nullable: true }) width: number | null;
  @Whole({ nullable: true }) height: number | null;
  @Whole({ nullable: true }) durationSeconds: number | null;

  @Flag({
    nullable: true,
    description:
      'Of a film: false where many browsers cannot show it, such as HEVC; null: no film, or unknown',
  })
  playsEverywhere: boolean | null;

  @Text('The same, as a download under its name') downloadUrl: string;
  @Id({ nullable: true, description: 'Of a film' }) captionsAssetId: string | null;
  @Text({ nullable: true, description: 'Of a film: opens its captions' }) captionsUrl: string | null;
  @Moment() createdAt: string;
}

export class MediaUseResponse {
  @Choice(MEDIA_PLACES, 'MediaPlace') place: MediaPlace;
  @Id('Of the lesson, module, product or film; of the site the file’s own') id: string;
  @Text({ example: 'What she does not say' }) title: string;
  @Id({ description: 'Of a lesson or module: its course', optional: true }) courseId?: string;
}

export class MediaAssetDetailResponse extends MediaAssetResponse {
  @ListOf(MediaUseResponse) usedIn: MediaUseResponse[];
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
