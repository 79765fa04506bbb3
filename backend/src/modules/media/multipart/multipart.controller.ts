import { Body, Controller, Delete, Get, HttpCode, Param, Post, Query } from '@nestjs/common';
import {
  ApiBadRequestResponse,
  ApiNotFoundResponse,
  ApiOkResponse,
  ApiOperation,
  ApiPayloadTooLargeResponse,
  ApiTags,
  ApiUnprocessableEntityResponse,
} from '@nestjs/swagger';
import { ProblemResponse } from '../../../platform/http/problem.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
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

/** The calls Uppy makes for files above 100 MB (product rule 7.5). */
@ApiTags('Uploads')
@Controller('s3/multipart')
@Allow('creator')
@ApiBadRequestResponse({ type: ProblemResponse })
export class MultipartController {
  constructor(private readonly media: MultipartService) {}

  @Post()
  @HttpCode(200)
  @RateLimit({ name: 'uploads.multipart', limit: 60, perSeconds: 600 })
  @ApiOperation({ summary: 'Begin to send a large file of the media library in parts' })
  @ApiOkResponse({ type: MultipartResponse })
  @ApiUnprocessableEntityResponse({ type: ProblemResponse, description: 'upload_type' })
  start(@Me() me: SignedIn, @Body() body: StartMultipartRequest): Promise<MultipartResponse> {
    return this.media.start(me.accountId, body);
  }

  @Get(':uploadId')
  @ApiOperation({ summary: 'The parts that have arrived' })
  @ApiOkResponse({ type: [UploadedPartResponse] })
  @ApiNotFoundResponse({ type: ProblemResponse })
  parts(
    @Me() me: SignedIn,
    @Param('uploadId') uploadId: string,
    @Query() { key }: MultipartKeyQuery,
  ): Promise<UploadedPartResponse[]> {
    return this.media.parts(me.accountId, { key, uploadId });
  }

  @Get(':uploadId/:partNumber')
  @ApiOperation({ summary: 'An address to send one part to' })
  @ApiOkResponse({ type: PartUrlResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  signPart(
    @Me() me: SignedIn,
    @Param('uploadId') uploadId: string,
    @Param('partNumber') partNumber: string,
    @Query() { key }: MultipartKeyQuery,
  ): Promise<PartUrlResponse> {
    return this.media.signPart(me.accountId, { key, uploadId }, partNumber);
  }

  @Post(':uploadId/complete')
  @HttpCode(200)
  @ApiOperation({ summary: 'Join the parts; repeating it does no harm' })
  @ApiOkResponse({ type: MultipartCompletedResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  @ApiPayloadTooLargeResponse({ type: ProblemResponse, description: 'upload_too_large' })
  @ApiUnprocessableEntityResponse({ type: ProblemResponse, description: 'upload_parts' })
  complete(
    @Me() me: SignedIn,
    @Param('uploadId') uploadId: string,
    @Query() { key }: MultipartKeyQuery,
    @Body() body: CompleteMultipartRequest,
  ): Promise<MultipartCompletedResponse> {
    return this.media.complete(me.accountId, { key, uploadId }, body);
  }

  @Delete(':uploadId')
  @ApiOperation({ summary: 'Give the upload up' })
  @ApiOkResponse({ type: MultipartAbortedResponse })
  @ApiNotFoundResponse({ type: ProblemResponse })
  async abort(
    @Me() me: SignedIn,
    @Param('uploadId') uploadId: string,
    @Query() { key }: MultipartKeyQuery,
  ): Promise<MultipartAbortedResponse> {
    await this.media.abort(me.accountId, { key, uploadId });
    return { key };
  }
}
