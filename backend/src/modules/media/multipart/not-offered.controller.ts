import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Summary } from '../../../platform/http/answers.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { type DomainError, forbidden } from '../../../kernel/errors.js';
import { Public } from '../../../platform/security/access.js';

const NO_CREDENTIALS =
  'Credentials of the storage are not handed out, since whoever holds them could read and overwrite every file. Ask for an address for one file with POST /api/objects/upload, or for large media with POST /api/s3/multipart.';
const NO_REMOTE_UPLOAD =
  'The server fetches no file from an address that somebody names, since such an address could lead into our own network. Send the file itself: POST /api/objects/upload says where to.';

/** Calls that upload libraries know and that this server refuses on purpose; each answer says why, and what to call instead. */
@ApiTags('Uploads')
@Controller('s3')
@Public()
@Refuses('not_offered')
export class NotOfferedController {
  @Get('params')
  @Summary('Not offered: a form signed for the storage', NO_CREDENTIALS)
  params(): never {
    throw notOffered(NO_CREDENTIALS);
  }

  @Get('sts')
  @Summary('Not offered: temporary credentials of the storage', NO_CREDENTIALS)
  credentials(): never {
    throw notOffered(NO_CREDENTIALS);
  }

  @Get('remote')
  @Summary('Not offered: the progress of a remote upload, by websocket', NO_REMOTE_UPLOAD)
  remoteProgress(): never {
    throw notOffered(NO_REMOTE_UPLOAD);
  }

  @Post('remote')
  @Summary('Not offered: a file fetched from another site', NO_REMOTE_UPLOAD)
  remoteUpload(): never {
    throw notOffered(NO_REMOTE_UPLOAD);
  }
}

const notOffered = (why: string): DomainError => forbidden('not_offered', why);
