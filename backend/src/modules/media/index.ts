/**
 * Media: the stored files and how they reach people. Public images have a lasting address;
 * everything else goes out by short-lived signed URLs, given by the module that knows who may open it.
 */
export { publicImageUrl } from './image-url.js';
export { MEDIA_KINDS, MediaAsset, type MediaKind } from './media-asset.entity.js';
export { MediaLibrary, type NewAsset } from './media-library.js';
export { type AssetDescription, type DeliveredAsset, MediaDelivery } from './media-delivery.js';
export { MediaModule } from './media.module.js';
export { mediaEntities } from './media.entities.js';
