import { Controller, Get, Headers, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiHeader, ApiParam, ApiResponse, ApiTags } from '@nestjs/swagger';
import { notFound } from '../../../kernel/errors.js';
import { Summary } from '../../../platform/http/answers.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { FastifyReply } from 'fastify';
import { ApiFileResponse } from '../../../platform/http/api-file-response.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Public } from '../../../platform/security/access.js';
import { DuringEnrolment } from '../../../platform/security/during-enrolment.js';
import { isPictureSize, PICTURE_SIZES } from '../assets/picture-sizes.js';
import { MediaDeliveryService, type PublicImage } from './media-delivery.service.js';

const FOR_EVER = 'public, max-age=31536000, immutable';
/** Cache policy of a whole picture whose smaller sizes are still to be made. */
const FOR_A_MINUTE = 'public, max-age=60';

const ApiAtHand = () =>
  ApiHeader({ name: 'if-none-match', required: false, description: 'ETag of the cached copy' });
const ApiUnchanged = () => ApiResponse({ status: 304, description: 'The cached copy is current' });

@ApiTags('Public images')
@Controller('media/public')
@Public()
@DuringEnrolment()
export class PublicImagesController {
  constructor(private readonly delivery: MediaDeliveryService) {}

  @Get(':assetId')
  @Summary('Get a public image, such as a thumbnail; it never changes, so caches may keep it forever')
  @ApiAtHand()
  @ApiFileResponse('The image', 'image/webp', 'image/png', 'image/jpeg', 'image/gif')
  @ApiUnchanged()
  @Refuses('not_found', 'storage_unavailable')
  async read(
    @IdParam('assetId') assetId: string,
    @Headers('if-none-match') atHand: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    return send(await this.delivery.publicImage(assetId), atHand, reply);
  }

  @Get(':assetId/:size')
  @Summary('Get a public image in a smaller size; the image itself if that is smaller or not made yet')
  @ApiParam({
    name: 'size',
    enum: PICTURE_SIZES,
    enumName: 'PictureSize',
    description: 'Max width in pixels, and format; WebP is sent instead of AVIF if that is smaller',
  })
  @ApiAtHand()
  @ApiFileResponse('The image', 'image/avif', 'image/webp', 'image/png', 'image/jpeg', 'image/gif')
  @ApiUnchanged()
  @Refuses('not_found', 'storage_unavailable')
  async readSize(
    @IdParam('assetId') assetId: string,
    @Param('size') size: string,
    @Headers('if-none-match') atHand: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile | undefined> {
    if (!isPictureSize(size)) throw notFound('Image');
    return send(await this.delivery.publicImage(assetId, size), atHand, reply);
  }
}

async function send(
  { name, mimeType, fileSize, isFinal, open }: PublicImage,
  atHand: string | undefined,
  reply: FastifyReply,
): Promise<StreamableFile | undefined> {
  const etag = `"${name}"`;
  const bytes = atHand?.includes(etag) ? undefined : await open();
  void reply.headers({
    etag,
    'cache-control': isFinal ? FOR_EVER : FOR_A_MINUTE,
    'content-security-policy': `default-src 'none'; sandbox`,
    // emails show the pictures of products, in mail programs on the web, too
    'cross-origin-resource-policy': 'cross-origin',
  });
  if (!bytes) {
    void reply.code(304);
    return undefined;
  }
  return new StreamableFile(bytes, { type: mimeType, length: fileSize });
}
