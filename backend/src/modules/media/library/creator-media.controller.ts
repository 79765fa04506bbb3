import { Body, Controller, Delete, Get, Patch, Post, Put, Query, Res } from '@nestjs/common';
import { ApiCreatedResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { UsesUpload } from '../uploads/uses-upload.decorator.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { FastifyReply } from 'fastify';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { RemovedResponse } from '../../../platform/http/removed.dto.js';
import { PUT_AS_PATCH } from '../../../platform/http/takes-record.js';
import { Allow } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
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
  PutMediaRequest,
} from './creator-media.dto.js';
import { CreatorMediaQueries, MEDIA_FIELDS } from './creator-media.queries.js';
import { CreatorMediaService } from './creator-media.service.js';

@ApiTags('Media library')
@ForPrograms('products')
@Controller('creator/media')
@Allow('creator')
export class CreatorMediaController {
  constructor(
    private readonly media: CreatorMediaService,
    private readonly queries: CreatorMediaQueries,
  ) {}

  @Get()
  @ApiList({
    summary: 'List the media library',
    type: MediaAssetResponse,
    unit: 'media',
    fields: MEDIA_FIELDS,
  })
  async list(
    @Query() params: ListParams,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<MediaAssetResponse[]> {
    const { items, contentRange } = await this.queries.list(params);
    void reply.header('content-range', contentRange);
    return items;
  }

  @Get('kinds')
  @ApiOperation({ summary: 'Count the files of each type' })
  @ApiOkResponse({ type: [MediaKindCountResponse] })
  kinds(@Query() { q }: CountMediaQuery): Promise<MediaKindCountResponse[]> {
    return this.queries.kinds(q ?? '');
  }

  @Get(':id')
  @ApiOperation({ summary: 'Get a file and where it’s used' })
  @ApiOkResponse({ type: MediaAssetDetailResponse })
  @Refuses('not_found')
  read(@IdParam() id: string): Promise<MediaAssetDetailResponse> {
    return this.queries.one(id);
  }

  @Post()
  @RateLimit({ name: 'media.add', limit: 300, perSeconds: 600 })
  @ApiOperation({ summary: 'Add an uploaded file after checking it' })
  @ApiCreatedResponse({ type: MediaAssetDetailResponse })
  @UsesUpload()
  async add(@Me() me: SignedIn, @Body() body: AddMediaRequest): Promise<MediaAssetDetailResponse> {
    return this.queries.one(await this.media.add(me.accountId, body));
  }

  @Patch(':id')
  @ApiOperation({ summary: 'Rename a file, or set a video’s captions' })
  @ApiOkResponse({ type: MediaAssetDetailResponse })
  @Refuses('not_found', 'no_such_media', 'not_a_film')
  async edit(@IdParam() id: string, @Body() body: EditMediaRequest): Promise<MediaAssetDetailResponse> {
    await this.media.edit(id, body);
    return this.queries.one(id);
  }

  /** Accepts the request as libraries of the simple-rest dialect send it. */
  @Put(':id')
  @ApiOperation(PUT_AS_PATCH)
  @ApiOkResponse({ type: MediaAssetDetailResponse })
  @Refuses('not_found', 'no_such_media', 'not_a_film')
  put(@IdParam() id: string, @Body() body: PutMediaRequest): Promise<MediaAssetDetailResponse> {
    return this.edit(id, body);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an unused file' })
  @ApiOkResponse({ type: RemovedResponse })
  @Refuses('not_found', 'media_in_use')
  async remove(@IdParam() id: string): Promise<RemovedResponse> {
    await this.media.remove(id);
    return { id };
  }
}
