import { Body, Delete, Get, Param, Post, Query } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Answers, AnswersArray, Summary } from '../../../platform/http/answers.js';
import { andOfHandler, Refuses } from '../../../platform/http/refuses.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import {
  CompleteMultipartRequest,
  MultipartAbortedResponse,
  MultipartCompletedResponse,
  MultipartKeyQuery,
  MultipartResponse,
  PartUrlResponse,
  StartMultipartRequest,
  UploadedPartResponse,
} from './multipart.dto.js';
import { MultipartService } from './multipart.service.js';

const UploadIdParam = (): ParameterDecorator =>
  andOfHandler(
    Param('uploadId'),
    ApiParam({
      name: 'uploadId',
      description: 'From the response that started the upload',
      schema: { type: 'string' },
    }),
  );

const PartNumberParam = (): ParameterDecorator =>
  andOfHandler(
    Param('partNumber'),
    ApiParam({ name: 'partNumber', schema: { type: 'integer', minimum: 1, maximum: 10_000 } }),
    Refuses('bad_part'),
  );

/** The calls Uppy makes for files above 100 MB (product rule 7.5). */
@CoachController('s3/multipart', { tag: 'Uploads', area: 'products' })
@IgnoresIdempotencyKey('upload')
@Refuses('storage_unavailable')
export class MultipartController {
  constructor(private readonly media: MultipartService) {}

  @Post()
  @RateLimit({ name: 'uploads.multipart', limit: 60, perSeconds: 600 })
  @Summary('Start a multipart upload to the media library')
  @Answers(MultipartResponse, 'upload_type')
  start(@Me() me: SignedIn, @Body() body: StartMultipartRequest) {
    return this.media.start(me.accountId, body);
  }

  @Get(':uploadId')
  @Summary('List the parts uploaded so far')
  @AnswersArray(UploadedPartResponse, 'not_found')
  parts(@Me() me: SignedIn, @UploadIdParam() uploadId: string, @Query() { key }: MultipartKeyQuery) {
    return this.media.parts(me.accountId, { key, uploadId });
  }

  @Get(':uploadId/:partNumber')
  @Summary('Create an upload URL for one part')
  @Answers(PartUrlResponse, 'not_found')
  signPart(
    @Me() me: SignedIn,
    @UploadIdParam() uploadId: string,
    @PartNumberParam() partNumber: string,
    @Query() { key }: MultipartKeyQuery,
  ) {
    return this.media.signPart(me.accountId, { key, uploadId }, partNumber);
  }

  @Post(':uploadId/complete')
  @Summary('Complete a multipart upload; repeating it does no harm')
  @Answers(MultipartCompletedResponse, 'not_found', 'upload_too_large', 'upload_parts')
  complete(
    @Me() me: SignedIn,
    @UploadIdParam() uploadId: string,
    @Query() { key }: MultipartKeyQuery,
    @Body() body: CompleteMultipartRequest,
  ) {
    return this.media.complete(me.accountId, { key, uploadId }, body);
  }

  @Delete(':uploadId')
  @Summary('Abort a multipart upload')
  @Answers(MultipartAbortedResponse, 'not_found')
  async abort(@Me() me: SignedIn, @UploadIdParam() uploadId: string, @Query() { key }: MultipartKeyQuery) {
    await this.media.abort(me.accountId, { key, uploadId });
    return { key };
  }
}
