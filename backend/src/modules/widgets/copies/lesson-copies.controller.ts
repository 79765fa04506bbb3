import { Body, Delete, Get, Post } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { CourseCopyService } from './course-copy.service.js';
import {
  CopiedResponse,
  LessonFromTemplateRequest,
  LessonTemplateResponse,
  SaveLessonTemplateRequest,
} from './lesson-copies.dto.js';
import { LessonTemplatesService } from './lesson-templates.service.js';

/** Copies of lessons, and lessons from templates. */
@CoachController('creator', { tag: 'Lesson editor', area: 'products' })
export class LessonCopiesController {
  constructor(
    private readonly copies: CourseCopyService,
    private readonly templates: LessonTemplatesService,
  ) {}

  @Post('lessons/:lessonId/duplicate')
  @Summary('Duplicate a lesson with its contents; the copy follows it')
  @Creates(CopiedResponse, 'not_found', 'full')
  duplicateLesson(@IdParam('lessonId') lessonId: string) {
    return this.copies.duplicate('lessons', lessonId);
  }

  @Post('modules/:id/duplicate')
  @Summary('Duplicate a module with its lessons, lock and settings; the copy follows it')
  @Creates(CopiedResponse, 'not_found', 'full')
  duplicateModule(@IdParam() id: string) {
    return this.copies.duplicate('modules', id);
  }

  @Get('lesson-templates')
  @Summary('List lesson templates: those that come with Sanctum, then the coach’s own')
  @Answers([LessonTemplateResponse])
  listTemplates() {
    return this.templates.list();
  }

  @Post('lesson-templates')
  @Summary('Save a lesson as a template')
  @Creates(LessonTemplateResponse, 'not_found', 'conflict', 'full')
  saveTemplate(@Me() me: SignedIn, @Body() request: SaveLessonTemplateRequest) {
    return this.templates.save(request, me.accountId);
  }

  @Delete('lesson-templates/:id')
  @Summary('Delete one of the coach’s templates; lessons made from it stay')
  @AnswersNothing('not_found', 'built_in')
  removeTemplate(@IdParam() id: string) {
    return this.templates.remove(id);
  }

  @Post('modules/:id/add-lesson-from-template')
  @Summary('Add a lesson from a template')
  @Creates(CopiedResponse, 'not_found', 'sibling_gone', 'full')
  lessonFromTemplate(@IdParam() id: string, @Body() request: LessonFromTemplateRequest) {
    return this.templates.use(id, request);
  }
}
