import { Body, Controller, Post } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
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
  @IgnoresIdempotencyKey('upload')
  @AllowSignedIn()
  @RateLimit({ name: 'uploads', limit: 300, perSeconds: 600 })
  @Summary(
    'Create an upload URL for one file',
    'Valid for 10 minutes and one PUT. Without a body, for the coach: any Content-Type up to 52,428,800 bytes; the file’s use follows from the field it’s sent in later (thumbnailUrl, fileUrl or storageUrl). The file name comes from the call that uses the file, else from this call, else from the Content-Disposition of the PUT. The file is checked when it’s used and deleted if it doesn’t match.',
  )
  @ApiBody({ type: UploadRequest, required: false })
  @Answers(UploadTicketResponse, 'upload_too_large', 'upload_type', 'not_for_your_role')
  issue(@Me() me: SignedIn, @Body() body: UploadRequest) {
    return this.tickets.issue(me, body);
  }
}
