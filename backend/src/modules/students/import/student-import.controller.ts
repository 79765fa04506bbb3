import { Body, Post } from '@nestjs/common';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import {
  IMPORT_BODY_BYTES,
  ImportStudentsRequest,
  PreviewImportRequest,
  StudentImportResponse,
} from './student-import.dto.js';
import { StudentImportService } from './student-import.service.js';

@CoachController('students/import', { tag: 'Students', area: 'students' })
export class StudentImportController {
  constructor(private readonly importing: StudentImportService) {}

  @Post('preview')
  @IgnoresIdempotencyKey('changes-nothing')
  @LargeBody(IMPORT_BODY_BYTES)
  @RateLimit({ name: 'students.import.preview', limit: 60, perSeconds: 3600 })
  @Summary('Preview an import of students', 'Reports every problem of every line. Changes nothing.')
  @Answers(StudentImportResponse)
  preview(@Body() file: PreviewImportRequest) {
    return this.importing.preview(file);
  }

  @Post()
  @LargeBody(IMPORT_BODY_BYTES)
  @RateLimit({ name: 'students.import', limit: 30, perSeconds: 3600 })
  @Summary(
    'Import students, and the products they own, from a CSV file',
    'Skips lines with a problem. Existing students don’t change, but get the products of their courses. The products are given in the background. Sending the same file again does no harm.',
  )
  @Answers(StudentImportResponse, 'not_found', 'wrong_status')
  import(@Body() file: ImportStudentsRequest, @Me() { accountId }: SignedIn) {
    return this.importing.import(file, accountId);
  }
}
