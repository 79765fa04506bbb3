import { Choice, Decimal, Id, ListOf, Text, Whole } from '../../../platform/http/fields/index.js';
import { CAPTION_LANGUAGES, type CaptionLanguage } from './caption-languages.js';
import { MAX_CUE_TEXT, MAX_CUES } from '../inspection/web-vtt.js';

/** 99:59:59.999, the last time with two digits for the hours. */
const LAST_SECOND = 359_999.999;

export class MediaCaptionsResponse {
  @Choice(CAPTION_LANGUAGES, 'CaptionLanguage') language: CaptionLanguage;
  @Id('The file in the media library') captionsAssetId: string;
  @Text('URL of the captions as WebVTT, valid for 15 minutes') url: string;
}

export class CaptionCueDto {
  @Decimal({ min: 0, max: LAST_SECOND, description: 'Kept to the millisecond' }) startSeconds: number;
  @Decimal({ min: 0, max: LAST_SECOND, description: 'After the start' }) endSeconds: number;

  @Text({ max: MAX_CUE_TEXT, description: 'May have several lines, and <i>, <b>, <u> and <v>' }) text: string;

  @Text({
    max: 200,
    min: 0,
    optional: true,
    description: 'Position on the picture, in the words of WebVTT',
    example: 'align:start line:0',
  })
  settings?: string;
}

export class SaveMediaCaptionsRequest {
  @Id({ optional: true, description: 'A captions file of the media library. Send this, or cues' })
  captionsAssetId?: string;

  @ListOf(CaptionCueDto, {
    max: MAX_CUES,
    min: 1,
    optional: true,
    description: 'All captions, in any order. They replace those of the file, or make a new one',
  })
  cues?: CaptionCueDto[];
}

export class MediaCaptionCuesResponse {
  @Choice(CAPTION_LANGUAGES, 'CaptionLanguage') language: CaptionLanguage;
  @ListOf(CaptionCueDto) cues: CaptionCueDto[];
  @Whole('Increases with every change of the video’s name or captions. Send as If-Match') version: number;
}
