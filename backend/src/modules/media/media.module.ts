import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SecurityModule } from '../../platform/security/security.module.js';
import { CreatorMediaController } from './library/creator-media.controller.js';
import { CreatorMediaQueries } from './library/creator-media.queries.js';
import { CreatorMedia } from './library/creator-media.service.js';
import { DiscardObject } from './assets/discard-object.job.js';
import { FilmsMediaUse } from './library/films-media-use.queries.js';
import { ImageRewriter } from './inspection/image-rewriter.service.js';
import { MediaDelivery } from './delivery/media-delivery.service.js';
import { MediaLibrary } from './assets/media-library.service.js';
import { EraseUploads } from './on-member-erased.js';
import { MediaPersonalData } from './personal-data.queries.js';
import { MediaUsage } from './library/media-usage.service.js';
import { MultipartController } from './multipart/multipart.controller.js';
import { MultipartMedia } from './multipart/multipart.service.js';
import { PublicImagesController } from './delivery/public-images.controller.js';
import { SweepUploads } from './uploads/sweep-uploads.job.js';
import { UploadTickets } from './uploads/upload-tickets.service.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { Uploads } from './uploads/uploads.service.js';

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
