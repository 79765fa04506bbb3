import { Body, Delete, Get, Headers, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import { SendsEtag } from '../../../platform/http/etag.js';
import { UsesUpload } from '../uploads/uses-upload.decorator.js';
import { ApiList } from '../../../platform/http/api-list.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import { ListParams } from '../../../platform/http/list-params.js';
import { RemovedResponse } from '../../../platform/http/removed.dto.js';
import { PUT_AS_PATCH } from '../../../platform/http/takes-record.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { EditMediaConversionRequest, MediaConversionResponse } from '../conversion/conversion.dto.js';
import { ConversionService } from '../conversion/conversion.service.js';
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

@CoachController('creator/media', { tag: 'Media library', area: 'products' })
export class CreatorMediaController {
  constructor(
    private readonly media: CreatorMediaService,
    private readonly queries: CreatorMediaQueries,
    private readonly conversion: ConversionService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List the media library',
    type: MediaAssetResponse,
    unit: 'media',
    fields: MEDIA_FIELDS,
  })
  list(@Query() params: ListParams) {
    return this.queries.list(params);
  }

  @Get('kinds')
  @Summary('Count the files of each type')
  @Answers([MediaKindCountResponse])
  kinds(@Query() { q }: CountMediaQuery) {
    return this.queries.kinds(q ?? '');
  }

  @Get('conversion')
  @Summary('Get what the site can convert')
  @Answers(MediaConversionResponse)
  conversionState() {
    return this.conversion.state();
  }

  @Patch('conversion')
  @Summary('Choose if uploads are kept after conversion')
  @Answers(MediaConversionResponse)
  async editConversion(@Body() { wantsOriginals }: EditMediaConversionRequest) {
    await this.conversion.keepOriginals(wantsOriginals);
    return this.conversion.state();
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get a file and where it’s used')
  @Answers(MediaAssetDetailResponse, 'not_found')
  read(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post()
  @RateLimit({ name: 'media.add', limit: 300, perSeconds: 600 })
  @Summary('Add an uploaded file after checking it')
  @Creates(MediaAssetDetailResponse)
  @UsesUpload()
  async add(@Me() me: SignedIn, @Body() body: AddMediaRequest) {
    return this.queries.one(await this.media.add(me.accountId, body));
  }

  @Patch(':id')
  @Summary('Rename a file, or set a video’s captions')
  @TakesVersion('Version that was read')
  @Answers(MediaAssetDetailResponse, 'not_found', 'no_such_media', 'not_a_video')
  async edit(@IdParam() id: string, @Body() body: EditMediaRequest, @Headers('if-match') ifMatch?: string) {
    await this.media.edit(id, body, versionOf(ifMatch));
    return this.queries.one(id);
  }

  /** Accepts the request in the simple-rest dialect. */
  @Put(':id')
  @ApiOperation(PUT_AS_PATCH)
  @TakesVersion('Version that was read')
  @Answers(MediaAssetDetailResponse, 'not_found', 'no_such_media', 'not_a_video')
  put(@IdParam() id: string, @Body() body: PutMediaRequest, @Headers('if-match') ifMatch?: string) {
    return this.edit(id, body, ifMatch);
  }

  @Post(':id/convert')
  @Summary('Convert a file that failed, or a video that many browsers can’t play')
  @Answers(MediaAssetDetailResponse, 'not_found', 'not_failed')
  async convert(@IdParam() id: string) {
    await this.conversion.again(id);
    return this.queries.one(id);
  }

  @Delete(':id')
  @Summary('Delete an unused file')
  @Answers(RemovedResponse, 'not_found', 'media_in_use')
  async remove(@IdParam() id: string) {
    await this.media.remove(id);
    return { id };
  }
}
