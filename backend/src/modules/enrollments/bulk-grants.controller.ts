import { Body, Get, Post } from '@nestjs/common';
import { Answers, Creates, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { IgnoresIdempotencyKey } from '../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { Me } from '../../platform/security/current-actor.js';
import { BulkGrantPreviewResponse, BulkGrantRequest, BulkGrantResponse } from './bulk-grants.dto.js';
import { BulkGrantsQueries } from './bulk-grants.queries.js';
import { BulkGrantsService } from './bulk-grants.service.js';

@CoachController('creator/bulk-grants', { tag: 'Students', area: 'students' })
export class BulkGrantsController {
  constructor(
    private readonly queries: BulkGrantsQueries,
    private readonly grants: BulkGrantsService,
  ) {}

  @Post('preview')
  @IgnoresIdempotencyKey('changes-nothing')
  @Summary('Count how many students a product would be given to', 'Changes nothing.')
  @Answers(BulkGrantPreviewResponse)
  preview(@Body() request: BulkGrantRequest) {
    return this.queries.preview(request);
  }

  @Post()
  @Summary(
    'Give a product to many students',
    'Works in the background; get the bulk grant for its progress. Owners keep what they have. Nobody is emailed.',
  )
  @Creates(BulkGrantResponse, 'not_found', 'wrong_status')
  async give(@Body() { studentIds, productId }: BulkGrantRequest, @Me() { accountId }: SignedIn) {
    return this.queries.one(await this.grants.give(accountId, studentIds, productId));
  }

  @Get(':id')
  @Summary('Get the progress and result of a bulk grant')
  @Answers(BulkGrantResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.queries.one(id);
  }

  @Post(':id/undo')
  @Summary(
    'Undo a bulk grant',
    'Takes back what it gave, in the background. Products that students have from elsewhere stay, and so does progress.',
  )
  @Answers(BulkGrantResponse, 'not_found')
  async undo(@IdParam() id: string) {
    await this.grants.undo(id);
    return this.queries.one(id);
  }
}
