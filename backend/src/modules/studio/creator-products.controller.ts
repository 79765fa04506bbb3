import { Body, Delete, Get, Headers, Patch, Post, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers, Creates, Summary } from '../../platform/http/answers.js';
import { SendsEtag } from '../../platform/http/etag.js';
import { Refuses } from '../../platform/http/refuses.js';
import { ApiList } from '../../platform/http/api-list.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { PolledListParams } from '../../platform/http/list-params.js';
import { RemovedResponse } from '../../platform/http/removed.dto.js';
import { PUT_AS_PATCH } from '../../platform/http/takes-record.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { ProductCopiesService, ProductEditorService, ProductLifeService } from '../catalog/index.js';
import {
  CreatorProductResponse,
  EditProductRequest,
  PutProductRequest,
  ScheduleProductRequest,
} from './creator-products.dto.js';
import { CreatorProductsQueries, PRODUCT_FIELDS } from './creator-products.queries.js';
import { UsesUpload } from '../media/index.js';

@CoachController('creator/products', { tag: 'Studio', area: 'products' })
@Refuses('not_found')
export class CreatorProductsController {
  constructor(
    private readonly queries: CreatorProductsQueries,
    private readonly life: ProductLifeService,
    private readonly editor: ProductEditorService,
    private readonly copies: ProductCopiesService,
  ) {}

  @Get()
  @ApiList({
    summary: 'List all products with their figures, for the coach',
    type: CreatorProductResponse,
    unit: 'products',
    fields: PRODUCT_FIELDS,
  })
  @SendsEtag()
  list(@Query() params: PolledListParams) {
    return this.queries.list(params);
  }

  @Get(':id')
  @SendsEtag()
  @Summary('Get a product, for the coach')
  @Answers(CreatorProductResponse)
  read(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Patch(':id')
  @Summary('Update a product')
  @TakesVersion('Version that was read')
  @Answers(CreatorProductResponse, 'not_ready')
  @UsesUpload()
  async edit(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: EditProductRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.editor.edit(me.accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  /** Accepts the request in the simple-rest dialect. */
  @Put(':id')
  @ApiOperation(PUT_AS_PATCH)
  @TakesVersion('Version that was read')
  @Answers(CreatorProductResponse, 'not_ready')
  @UsesUpload()
  put(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: PutProductRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.edit(me, id, request, ifMatch);
  }

  @Post(':id/publish')
  @Summary('Publish a draft now')
  @Answers(CreatorProductResponse, 'wrong_status', 'not_ready')
  async publish(@Me() me: SignedIn, @IdParam() id: string) {
    await this.life.move(me.accountId, id, 'publish');
    return this.queries.one(id);
  }

  @Post(':id/unpublish')
  @Summary('Unpublish a product; owners keep access')
  @Answers(CreatorProductResponse, 'wrong_status', 'in_bundle')
  async unpublish(@Me() me: SignedIn, @IdParam() id: string) {
    await this.life.move(me.accountId, id, 'unpublish');
    return this.queries.one(id);
  }

  @Post(':id/schedule')
  @Summary('Schedule a draft for publication, or unschedule it')
  @Answers(CreatorProductResponse, 'wrong_status', 'not_ready', 'published')
  async schedule(@Me() me: SignedIn, @IdParam() id: string, @Body() { publishAt }: ScheduleProductRequest) {
    await this.life.schedule(me.accountId, id, publishAt === null ? null : new Date(publishAt));
    return this.queries.one(id);
  }

  @Post(':id/archive')
  @Summary('Archive a product; owners keep access')
  @Answers(CreatorProductResponse, 'in_bundle')
  async archive(@Me() me: SignedIn, @IdParam() id: string) {
    await this.life.move(me.accountId, id, 'archive');
    return this.queries.one(id);
  }

  @Post(':id/restore')
  @Summary('Restore an archived product, or one deleted in the last 30 days, as a draft')
  @Answers(CreatorProductResponse, 'wrong_status')
  async restore(@Me() me: SignedIn, @IdParam() id: string) {
    await this.life.move(me.accountId, id, 'restore');
    return this.queries.one(id);
  }

  @Post(':id/duplicate')
  @Summary(
    'Duplicate a product as a draft with the same text, picture and files; for a course, with its lessons',
  )
  @Creates(CreatorProductResponse)
  async duplicate(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.one(await this.copies.duplicate(me.accountId, id));
  }

  @Delete(':id')
  @Summary('Delete a product that was never sold; it can be restored for 30 days')
  @Answers(RemovedResponse, 'sold', 'in_bundle')
  async remove(@Me() me: SignedIn, @IdParam() id: string) {
    await this.life.remove(me.accountId, id);
    return { id };
  }
}
