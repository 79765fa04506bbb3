import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SecurityModule } from '../../platform/security/security.module.js';
import { CreatorMediaController } from './creator-media.controller.js';
import { CreatorMediaQueries } from './creator-media.queries.js';
import { CreatorMedia } from './creator-media.service.js';
import { DiscardObject } from './discard-object.service.js';
import { FilmsMediaUse } from './films-media-use.queries.js';
import { ImageRewriter } from './image-rewriter.service.js';
import { MediaDelivery } from './media-delivery.service.js';
import { MediaLibrary } from './media-library.service.js';
import { EraseUploads } from './on-member-erased.js';
import { MediaPersonalData } from './personal-data.queries.js';
import { MediaUsage } from './media-usage.service.js';
import { MultipartController } from './multipart.controller.js';
import { MultipartMedia } from './multipart.service.js';
import { PublicImagesController } from './public-images.controller.js';
import { SweepUploads } from './sweep-uploads.service.js';
import { UploadTickets } from './upload-tickets.service.js';
import { UploadsController } from './uploads.controller.js';
import { Uploads } from './uploads.service.js';

@Module({
  imports: [DiscoveryModule, SecurityModule],
  controllers: [CreatorMediaController, MultipartController, PublicImagesController, UploadsController],
  providers: [
    CreatorMedia,
    CreatorMediaQueries,
    DiscardObject,
    FilmsMediaUse,
    ImageRewriter,
    MediaDelivery,
    MediaLibrary,
    MediaUsage,
    MultipartMedia,
    SweepUploads,
    UploadTickets,
    Uploads,
    MediaPersonalData,
    EraseUploads,
  ],
  exports: [MediaDelivery, MediaLibrary, Uploads],
})
export class MediaModule {}
