import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { SecurityModule } from '../../platform/security/security.module.js';
import { CreatorMediaController } from './library/creator-media.controller.js';
import { CreatorMediaQueries } from './library/creator-media.queries.js';
import { CreatorMediaService } from './library/creator-media.service.js';
import { DiscardObjectJob } from './assets/discard-object.job.js';
import { CaptionsController } from './library/captions.controller.js';
import { CaptionsService } from './captions/captions.service.js';
import { ConversionService } from './conversion/conversion.service.js';
import { ConvertMediaJob } from './conversion/convert-media.job.js';
import { LookForConverterJob } from './conversion/look-for-converter.job.js';
import { MakeSizesJob } from './pictures/make-sizes.job.js';
import { MadeMediaService } from './conversion/made-media.service.js';
import { MediaToolsService } from './conversion/media-tools.service.js';
import { MediaUsageService, VideosMediaUseQueries } from './library/media-usage.service.js';
import { ImageRewriterService } from './uploads/image-rewriter.service.js';
import { MailPicturesController } from './delivery/mail-pictures.controller.js';
import { MailPicturesService } from './delivery/mail-pictures.service.js';
import { MediaDeliveryService } from './delivery/media-delivery.service.js';
import { MediaLibraryService } from './assets/media-library.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { MultipartController } from './multipart/multipart.controller.js';
import { NotOfferedController } from './multipart/not-offered.controller.js';
import { MultipartService } from './multipart/multipart.service.js';
import { PublicImagesController } from './delivery/public-images.controller.js';
import { SweepUploadsJob } from './uploads/sweep-uploads.job.js';
import { UploadTicketsService } from './uploads/upload-tickets.service.js';
import { UploadsController } from './uploads/uploads.controller.js';
import { UploadsService } from './uploads/uploads.service.js';

@Module({
  imports: [DiscoveryModule, SecurityModule],
  controllers: [
    CaptionsController,
    CreatorMediaController,
    MailPicturesController,
    MultipartController,
    NotOfferedController,
    PublicImagesController,
    UploadsController,
  ],
  providers: [
    CaptionsService,
    ConversionService,
    ConvertMediaJob,
    LookForConverterJob,
    MadeMediaService,
    MakeSizesJob,
    MediaToolsService,
    CreatorMediaService,
    CreatorMediaQueries,
    DiscardObjectJob,
    VideosMediaUseQueries,
    ImageRewriterService,
    MailPicturesService,
    MediaDeliveryService,
    MediaLibraryService,
    MediaUsageService,
    MultipartService,
    SweepUploadsJob,
    UploadTicketsService,
    UploadsService,
    PersonalDataService,
  ],
  exports: [CaptionsService, MailPicturesService, MediaDeliveryService, MediaLibraryService, UploadsService],
})
export class MediaModule {}
