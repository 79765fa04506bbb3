import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { LargeBody } from '../../../platform/http/large-body.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import {
  IMPORT_BODY_BYTES,
  ImportStudentsRequest,
  PreviewImportRequest,
  StudentImportResponse,
} from './student-import.dto.js';
import { StudentImportService } from './student-import.service.js';

@ApiTags('Students')
@ForPrograms('students')
@Controller('students/import')
@Allow('creator')
export class StudentImportController {
  constructor(private readonly importing: StudentImportService) {}

  @Post('preview')
  @HttpCode(200)
  @LargeBody(IMPORT_BODY_BYTES)
  @RateLimit({ name: 'students.import.preview', limit: 60, perSeconds: 3600 })
  @ApiOperation({
    summary: 'Preview an import of students',
    description: 'Reports every problem of every line. Changes nothing.',
  })
  @ApiOkResponse({ type: StudentImportResponse })
  preview(@Body() { csv }: PreviewImportRequest): Promise<StudentImportResponse> {
    return this.importing.preview(csv);
  }

  @Post()
  @HttpCode(200)
  @LargeBody(IMPORT_BODY_BYTES)
  @RateLimit({ name: 'students.import', limit: 30, perSeconds: 3600 })
  @ApiOperation({
    summary: 'Import students from a CSV file',
    description:
      'Skips lines with a problem. Existing students don’t change. Sending the same file again does no harm.',
  })
  @ApiOkResponse({ type: StudentImportResponse })
  import(@Body() file: ImportStudentsRequest, @Me() { accountId }: SignedIn): Promise<StudentImportResponse> {
    return this.importing.import(file, accountId);
  }
}
