import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Query, Res } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiConflictResponse,
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { ProblemResponse } from '../../../platform/http/problem.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  AddMediaRequest,
  CountMediaQuery,
  EditMediaRequest,
  MediaAssetDetailResponse,
  MediaAssetResponse,
  MediaKindCountResponse,
} from './creator-media.dto.js';
import { CreatorMediaQueries } from './creator-media.queries.js';
import { CreatorMediaService } from './creator-media.service.js';

@ApiTags('Media library')
@Controller('creator/media')
@Allow('creator')
export class CreatorMediaController {
  constructor(
    private readonly media: CreatorMediaService,
    private readonly queries: CreatorMediaQueries,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'The media library',
    description:
      'Sorts by id, fileName, fileType, fileSize, createdAt; filters: q (in the name), fileType (one or a list).',
  })
  @ApiOkResponse({
    type: [MediaAssetResponse],
    headers: { 'Content-Range': { schema: { type: 'string', example: 'media 0-24/319' } } },
  })
  @ApiBadRequestResponse({ type: ProblemResponse })
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MediaAssetResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get('kinds')
  @ApiOperation({ summary: 'How many files of each kind there are' })
  @ApiOkResponse({ type: [MediaKindCountResponse] })
  @ApiBadRequestResponse({ type: ProblemResponse })
  kinds(@Query() { q }: CountMediaQuery): Promise<MediaKindCountResponse[]> {
    return this.queries.kinds(q ?? '');
  }

  @Get(':id')
  @ApiOperation({ summary: 'One file, and where it is used' })
  @ApiOkResponse({ type: MediaAssetDetailResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  read(@IdParam() id: string): Promise<MediaAssetDetailResponse> {
    return this.queries.one(id);
  }

  @Post()
  @RateLimit({ name: 'media.add', limit: 300, perSeconds: 600 })
  @ApiOperation({ summary: 'Add an uploaded file, after it was examined' })
  @ApiCreatedResponse({ type: MediaAssetDetailResponse })
  @ApiBadRequestResponse({ type: ProblemResponse })
  @ApiConflictResponse({ type: ProblemResponse, description: 'upload_used' })
  @ApiPayloadTooLargeResponse({ type: ProblemResponse, description: 'upload_too_large' })
  @ApiUnprocessableEntityResponse({
    type: ProblemResponse,
    description: 'upload_unknown, upload_missing, upload_type, upload_broken, upload_mismatch',
  })
  async add(@Me() me: SignedIn, @Body() body: AddMediaRequest): Promise<MediaAssetDetailResponse> {
    return this.queries.one(await this.media.add(me.accountId, body));
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Rename a file, or give a film its captions' })
  @ApiOkResponse({ type: MediaAssetDetailResponse })
  @ApiBadRequestResponse({ type: ProblemResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  @ApiUnprocessableEntityResponse({ type: ProblemResponse, description: 'no_such_media, not_a_film' })
  async edit(@IdParam() id: string, @Body() body: EditMediaRequest): Promise<MediaAssetDetailResponse> {
    await this.media.edit(id, body);
    return this.queries.one(id);
  }

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a file that is used nowhere' })
  @ApiNoContentResponse()
  @ApiNotFoundResponse({ type: ProblemResponse })
  @ApiConflictResponse({ type: ProblemResponse, description: 'media_in_use; current.usedIn says where' })
  async remove(@IdParam() id: string): Promise<void> {
    await this.media.remove(id);
  }
}
