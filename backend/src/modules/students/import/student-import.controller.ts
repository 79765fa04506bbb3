import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
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
  @LargeBody(IMPORT_BODY_BYTES)
  @RateLimit({ name: 'students.import.preview', limit: 60, perSeconds: 3600 })
  @Summary('What an import of students would do', 'Tells every problem of every line. Nothing is written.')
  @Answers(StudentImportResponse)
  preview(@Body() { csv }: PreviewImportRequest): Promise<StudentImportResponse> {
    return this.importing.preview(csv);
  }

  @Post()
  @LargeBody(IMPORT_BODY_BYTES)
  @RateLimit({ name: 'students.import', limit: 30, perSeconds: 3600 })
  @Summary(
    'Make students of a CSV file',
    'Lines with a problem are left out; who is a student already stays as is. Sending the same file twice does no harm.',
  )
  @Answers(StudentImportResponse)
  import(@Body() file: ImportStudentsRequest, @Me() { accountId }: SignedIn): Promise<StudentImportResponse> {
    return this.importing.import(file, accountId);
  }
}
