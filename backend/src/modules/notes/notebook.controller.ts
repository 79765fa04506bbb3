import { Readable } from 'node:stream';
import { Get, Header, Query, StreamableFile } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { ApiFileResponse } from '../../platform/http/api-file-response.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { attachment } from '../../platform/storage/content-disposition.js';
import { MemberController } from '../../platform/security/controllers.js';
import { NotebookQuery, NotebookResponse } from './notebook.dto.js';
import { NotebookQueries } from './notebook.queries.js';
import { NotebookExportService } from './notebook-export.service.js';

@MemberController('me/lesson-notes', { tag: 'Notes', area: 'learning' })
export class NotebookController {
  constructor(
    private readonly queries: NotebookQueries,
    private readonly exporting: NotebookExportService,
  ) {}

  @Get()
  @Summary('List all of the member’s notes by course, including courses no longer owned')
  @Answers(NotebookResponse)
  find(@Me() me: SignedIn, @Query() query: NotebookQuery) {
    return this.queries.find(me.accountId, query);
  }

  @Get('export')
  @RateLimit({ name: 'notes.export', limit: 20, perSeconds: 60 })
  @Header('cache-control', 'private, no-store')
  @Summary('Export all of the member’s notes as a Markdown file')
  @ApiFileResponse('The file', 'text/markdown')
  export(@Me() me: SignedIn): StreamableFile {
    return new StreamableFile(Readable.from(this.exporting.document(me.accountId), { objectMode: false }), {
      type: 'text/markdown; charset=utf-8',
      disposition: attachment(this.exporting.fileName()),
    });
  }
}
