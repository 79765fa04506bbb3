import { Body, Get, Post } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, Creates, Summary } from '../../../platform/http/answers.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CourseImportResponse, ImportCourseRequest } from '../course-files.dto.js';
import { CourseImportsService } from './course-imports.service.js';

/** Courses made from files. */
@CoachController('creator/course-imports', { tag: 'Course files', area: 'products' })
export class CourseImportsController {
  constructor(private readonly imports: CourseImportsService) {}

  @Get()
  @Summary('List the imports of the last seven days, newest first')
  @Answers([CourseImportResponse])
  list(@ReaderLanguage() language: Language) {
    return this.imports.list(language);
  }

  @Post()
  @RateLimit({ name: 'courses.import', limit: 60, perSeconds: 3600 })
  @Summary(
    'Import a course from a file, as a draft',
    'Checks everything but the media right away; with `bad_course_file`, `fields` has each problem by its path in course.json. The media are checked and stored in the background. Nothing is added before everything is checked. Importing the same file twice makes two courses.',
  )
  @Creates(
    CourseImportResponse,
    'bad_course_file',
    'upload_unknown',
    'upload_missing',
    'upload_used',
    'upload_too_large',
    'storage_unavailable',
  )
  start(
    @Me() me: SignedIn,
    @Body() { storageUrl }: ImportCourseRequest,
    @ReaderLanguage() language: Language,
  ) {
    return this.imports.start(me.accountId, storageUrl, language);
  }
}
