import { Flag, Whole } from '../../../platform/http/fields/index.js';

export class EditMediaConversionRequest {
  @Flag('Keep uploads after they’re converted. They use storage, and nobody but the coach can download them')
  wantsOriginals: boolean;
}

export class MediaConversionResponse extends EditMediaConversionRequest {
  @Flag('True if a worker of this site has ffmpeg, and so can convert videos and audio') isAvailable: boolean;

  @Whole({ description: 'Estimated seconds of work per minute of video', example: 60 })
  perMinuteSeconds: number;
}
