import { Flag, Whole } from '../../../platform/http/fields/index.js';

export class EditMediaConversionRequest {
  @Flag('Whether uploads are kept after conversion, for the coach to download')
  wantsOriginals: boolean;
}

export class MediaConversionResponse extends EditMediaConversionRequest {
  @Flag('True if a worker of this site has ffmpeg, and so can convert videos and audio') isAvailable: boolean;

  @Whole({ description: 'Estimated seconds of work per minute of video', example: 60 })
  perMinuteSeconds: number;
}
