/**
 * Media: the stored files, how they come in and how they reach people. Public images have a lasting address;
 * everything else goes out by short-lived signed URLs, given by the module that knows who may open it.
 * Owns upload_tickets and media_assets. What a person uploads becomes an asset only through `UploadsService`.
 */
export { publicImageColumn, publicImageId, publicImageUrl } from './delivery/media-delivery.service.js';
export type { MediaAsset } from './assets/media-asset.entity.js';
export type { MediaKind } from './inspection/media-kinds.js';
export { MediaLibraryService, type NewAsset } from './assets/media-library.service.js';
export {
  type AssetDescription,
  type DeliveredAsset,
  MediaDeliveryService,
} from './delivery/media-delivery.service.js';
export type { MediaPlace, MediaUsageTeller, MediaUse } from './library/media-usage.js';
export { MediaUsageService, TellsMediaUse } from './library/media-usage.service.js';
export { MediaModule } from './media.module.js';
export { type Announced, type ReceivedUpload, UploadsService } from './uploads/uploads.service.js';
export { UsesUpload } from './uploads/uses-upload.decorator.js';
