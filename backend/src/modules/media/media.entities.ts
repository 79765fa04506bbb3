import { MediaAsset } from './media-asset.entity.js';

export const mediaEntities = [MediaAsset];
