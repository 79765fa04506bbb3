import { MediaAsset } from './assets/media-asset.entity.js';
import { UploadTicket } from './uploads/upload-ticket.entity.js';

export const mediaEntities = [MediaAsset, UploadTicket];
