/**
 * Media: the stored files and how they reach people. Public images have a lasting address;
 * everything else goes out by short-lived signed URLs, given by the module that knows who may open it.
 */
import { MediaAsset } from './media-asset.entity.js';

export { publicImageColumn, publicImageUrl } from './image-url.js';
export type { MediaAsset, MediaKind } from './media-asset.entity.js';
export { MediaLibrary, type NewAsset } from './media-library.service.js';
export { type AssetDescription, type DeliveredAsset, MediaDelivery } from './media-delivery.service.js';
export { MediaModule } from './media.module.js';

export const mediaEntities = [MediaAsset];
