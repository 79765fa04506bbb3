import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { UploadTicketsService } from './upload-tickets.service.js';
import { UploadRequest, UploadTicketResponse } from './uploads.dto.js';

@ApiTags('Uploads')
@ForPrograms('products', 'account')
@Controller('objects')
export class UploadsController {
  constructor(private readonly tickets: UploadTicketsService) {}

  @Post('upload')
  @AllowSignedIn()
  @RateLimit({ name: 'uploads', limit: 300, perSeconds: 600 })
  @Summary(
    'An address to send one file to',
    'Valid for ten minutes and one PUT. Without a body, for the coach: a file of at most 52,428,800 bytes and any Content-Type; it may become whatever thumbnailUrl, fileUrl or storageUrl it is then named as. A file keeps the fileName of the call that uses it, else of this one, else of the Content-Disposition of the PUT. What arrives is examined when it is used, and deleted unless it is what it was said to be.',
  )
  @ApiBody({ type: UploadRequest, required: false })
  @Answers(UploadTicketResponse, 'upload_too_large', 'upload_type', 'not_for_your_role')
  issue(@Me() me: SignedIn, @Body() body: UploadRequest): Promise<UploadTicketResponse> {
    return this.tickets.issue(me, body);
  }
}
