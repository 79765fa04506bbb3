import { Readable } from 'node:stream';
import { Body, Controller, HttpCode, Post, StreamableFile } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { ApiFileResponse } from '../../../platform/http/api-file-response.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { attachment } from '../../../platform/storage/content-disposition.js';
import { ExportStudentsRequest } from './students-export.dto.js';
import { StudentsExportService } from './students-export.service.js';

@ApiTags('Students')
@Controller('students/export')
@Allow('creator')
export class StudentsExportController {
  constructor(private readonly exporting: StudentsExportService) {}

  @Post()
  @HttpCode(200)
  @FreshSignIn()
  @RateLimit({ name: 'students.export', limit: 30, perSeconds: 3600 })
  @ApiOperation({
    summary: 'The list of students as CSV',
    description:
      'All students of the filter, in the order of the list. UTF-8 with a byte order mark; text that a spreadsheet would run begins with an apostrophe. The audit log has how many there were.',
  })
  @ApiFileResponse('The file', 'text/csv')
  @Refuses('bad_sort', 'bad_filter')
  async export(@Body() wanted: ExportStudentsRequest, @Me() me: SignedIn): Promise<StreamableFile> {
    const document = await this.exporting.begin(wanted, me.accountId);
    return new StreamableFile(Readable.from(document, { objectMode: false }), {
      type: 'text/csv; charset=utf-8',
      disposition: attachment(this.exporting.fileName()),
    });
  }
}
