import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Summary } from '../../../platform/http/answers.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import { type DomainError, forbidden } from '../../../kernel/errors.js';
import { Public } from '../../../platform/security/access.js';

const NO_CREDENTIALS =
  'Storage credentials aren’t available, because they would give access to every file. Get an upload URL for one file with POST /api/objects/upload, or for large media with POST /api/s3/multipart.';
const NO_REMOTE_UPLOAD =
  'For security, the server doesn’t download files from a URL. Upload the file itself with POST /api/objects/upload.';

/**
 * Calls that upload libraries know and this server deliberately refuses; each answer says why, and what to call
 * instead.
 */
@ApiTags('Uploads')
@Controller('s3')
@Public()
@Refuses('not_offered')
export class NotOfferedController {
  @Get('params')
  @Summary('Not available: a signed form for the storage', NO_CREDENTIALS)
  params(): never {
    throw notOffered(NO_CREDENTIALS);
  }

  @Get('sts')
  @Summary('Not available: temporary storage credentials', NO_CREDENTIALS)
  credentials(): never {
    throw notOffered(NO_CREDENTIALS);
  }

  @Get('remote')
  @Summary('Not available: progress of a remote upload by WebSocket', NO_REMOTE_UPLOAD)
  remoteProgress(): never {
    throw notOffered(NO_REMOTE_UPLOAD);
  }

  @Post('remote')
  @IgnoresIdempotencyKey('changes-nothing')
  @Summary('Not available: a file fetched from another site', NO_REMOTE_UPLOAD)
  remoteUpload(): never {
    throw notOffered(NO_REMOTE_UPLOAD);
  }
}

const notOffered = (why: string): DomainError => forbidden('not_offered', why);
