import { Module } from '@nestjs/common';
import { SecurityModule } from '../../platform/security/security.module.js';
import { DiscardObject } from './discard-object.service.js';
import { ImageRewriter } from './image-rewriter.service.js';
import { MediaDelivery } from './media-delivery.service.js';
import { MediaLibrary } from './media-library.service.js';
import { EraseUploads } from './on-member-erased.js';
import { MediaPersonalData } from './personal-data.queries.js';
import { PublicImagesController } from './public-images.controller.js';
import { SweepUploads } from './sweep-uploads.service.js';
import { UploadTickets } from './upload-tickets.service.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.service.js';

@Module({
  imports: [SecurityModule],
  controllers: [PublicImagesController, UploadsController],
  providers: [
    DiscardObject,
    ImageRewriter,
    MediaDelivery,
    MediaLibrary,
    SweepUploads,
    UploadTickets,
    Uploads,
    MediaPersonalData,
    EraseUploads,
  ],
  exports: [MediaDelivery, MediaLibrary, Uploads],
})
export class MediaModule {}
