import { Module } from '@nestjs/common';
import { MediaDelivery } from './media-delivery.service.js';
import { MediaLibrary } from './media-library.service.js';
import { PublicImagesController } from './public-images.controller.js';

@Module({
  controllers: [PublicImagesController],
  providers: [MediaDelivery, MediaLibrary],
  exports: [MediaDelivery, MediaLibrary],
})
export class MediaModule {}
