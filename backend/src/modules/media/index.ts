/**
 * Media: stored files, their upload and delivery. Public images have a permanent URL; everything else has short-lived
 * signed URLs, requested by the module that knows who may open it. Owns upload_tickets, media_assets, media_captions,
 * media_renditions and media_converter. An upload becomes an asset only through `UploadsService`.
 */
export { publicImageColumn, publicImageId, publicImageUrl } from './delivery/media-delivery.service.js';
export type { MediaAsset } from './assets/media-asset.entity.js';
export { CaptionsService } from './captions/captions.service.js';
export { MediaCaptions } from './captions/captions.entity.js';
export type { MediaKind } from './inspection/media-kinds.js';
export { MediaLibraryService, type NewAsset } from './assets/media-library.service.js';
export {
  type AssetDescription,
  type DeliveredAsset,
  MediaDeliveryService,
} from './delivery/media-delivery.service.js';
export { MailPicturesService } from './delivery/mail-pictures.service.js';
export type { MediaPlace, MediaUsageTeller, MediaUse } from './library/media-usage.js';
export { MediaUsageService, TellsMediaUse } from './library/media-usage.service.js';
export { MediaModule } from './media.module.js';
export {
  type Announced,
  type ReceivedUpload,
  UploadsService,
} from './uploads/uploads.service.js';
export { type AssetPurpose, MAX_MULTIPART_BYTES } from './uploads/upload-purposes.js';
export { UploadRefusal } from './inspection/upload-refusal.js';
export { CAPTION_LANGUAGES, type CaptionLanguage } from './captions/caption-languages.js';
export {
  ENCODING,
  isPictureSize,
  PICTURE_SIZES,
  type PictureSize,
  readSize,
} from './assets/picture-sizes.js';
export { UsesUpload } from './uploads/uses-upload.decorator.js';
export { PLAYBACK_PROBLEMS } from './media.views.js';
export { CONVERTER_STATE } from './conversion/converter-state.sql.js';
