import { Controller, Get, Headers, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiResponse, ApiTags } from '@nestjs/swagger';
import { Summary } from '../../../platform/http/answers.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { FastifyReply } from 'fastify';
import { ApiFileResponse } from '../../../platform/http/api-file-response.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Public } from '../../../platform/security/access.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { MediaDeliveryService } from './media-delivery.service.js';

@ApiTags('Public images')
@Controller('media/public')
export class PublicImagesController {
  constructor(private readonly delivery: MediaDeliveryService) {}

  @Get(':assetId')
  @Public()
  @DuringEnrolment()
  @Summary('Get a public image, such as a thumbnail; it never changes, so caches may keep it forever')
  @ApiHeader({ name: 'if-none-match', required: false, description: 'ETag of the cached copy' })
  @ApiFileResponse('The image', 'image/webp', 'image/png', 'image/jpeg', 'image/gif')
  @ApiResponse({ status: 304, description: 'The cached copy is current' })
  @Refuses('not_found', 'storage_unavailable')
  async read(
    @IdParam('assetId') assetId: string,
    @Headers('if-none-match') atHand: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    const image = await this.delivery.publicImage(assetId);
    // Bytes of an asset never change, so its id identifies them.
    const etag = `"${assetId}"`;
    const bytes = atHand?.includes(etag) ? undefined : await image.open();
    void reply.headers({
      etag,
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': `default-src 'none'; sandbox`,
      // emails show the pictures of products, in mail programs on the web, too
      'cross-origin-resource-policy': 'cross-origin',
    });
    if (!bytes) {
      void reply.code(304);
      return undefined;
    }
    return new StreamableFile(bytes, { type: image.mimeType, length: image.fileSize });
  }
}
