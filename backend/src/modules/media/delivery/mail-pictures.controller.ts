import { Controller, Get, Param, Res, StreamableFile } from '@nestjs/common';
import { ApiParam, ApiTags } from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { Summary } from '../../../platform/http/answers.js';
import { ApiFileResponse } from '../../../platform/http/api-file-response.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Public } from '../../../platform/security/access.js';
import { MailPicturesService } from './mail-pictures.service.js';

@ApiTags('Public images')
@Controller('media/mailed-pictures')
export class MailPicturesController {
  constructor(private readonly pictures: MailPicturesService) {}

  @Get(':token')
  @Public()
  @Summary('Get a picture of an email; it never changes, so caches may keep it forever')
  @ApiParam({
    name: 'token',
    description: 'Token from the email',
    schema: { type: 'string', maxLength: 100 },
  })
  @ApiFileResponse('The image', 'image/webp', 'image/png', 'image/jpeg', 'image/gif')
  @Refuses('not_found', 'storage_unavailable')
  async read(
    @Param('token') token: string,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StreamableFile> {
    const image = await this.pictures.open(token);
    const bytes = await image.open();
    void reply.headers({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-security-policy': `default-src 'none'; sandbox`,
      // mail programs on the web show it within their own pages
      'cross-origin-resource-policy': 'cross-origin',
    });
    return new StreamableFile(bytes, { type: image.mimeType, length: image.fileSize });
  }
}
