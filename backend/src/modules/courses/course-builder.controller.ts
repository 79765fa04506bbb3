import { Body, Delete, Get, Headers, Param, ParseEnumPipe, Patch, Post } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Answers, AnswersNothing, Creates, Summary } from '../../platform/http/answers.js';
import { Refuses } from '../../platform/http/refuses.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { Me } from '../../platform/security/current-actor.js';
import { notFound } from '../../kernel/errors.js';
import { UsesUpload } from '../media/index.js';
import { CourseOutlineQueries } from './course-outline.queries.js';
import {
  AddToOutlineRequest,
  CourseOutlineResponse,
  EditLessonRequest,
  EditModuleRequest,
  EditSectionRequest,
  BuilderLessonResponse,
  BuilderModuleResponse,
  OutlinePlaceRequest,
  OutlinePlaceResponse,
  BuilderSectionResponse,
  ProductCourseResponse,
} from './outline.dto.js';
import { OutlineService } from './outline.service.js';
import { type OutlineEditor, OutlineEditsService } from './outline-edits.service.js';
import { OUTLINE_LEVELS, type OutlineLevel } from './outline-levels.js';

const level = new ParseEnumPipe(Object.fromEntries(OUTLINE_LEVELS.map((name) => [name, name])));
const levelInPath = ApiParam({ name: 'level', enum: OUTLINE_LEVELS, enumName: 'OutlineLevel' });

const editor = ({ accountId }: SignedIn, ifMatch: string | undefined): OutlineEditor => ({
  accountId,
  expectedVersion: versionOf(ifMatch),
});

/** The course builder: the coach's changes to the outline. */
@CoachController('creator', { tag: 'Course builder', area: 'products' })
@Refuses('not_found')
export class CourseBuilderController {
  constructor(
    private readonly queries: CourseOutlineQueries,
    private readonly outline: OutlineService,
    private readonly edits: OutlineEditsService,
  ) {}

  @Get('courses/:courseId/structure')
  @Summary('Get a course for the course builder')
  @Answers(CourseOutlineResponse)
  structure(@IdParam('courseId') courseId: string) {
    return this.queries.outline(courseId);
  }

  @Post('courses/:courseId/outline/:level')
  @levelInPath
  @Summary('Add a section, module, lesson or page; idempotent by its ID')
  @Creates(OutlinePlaceResponse, 'sibling_gone', 'full', 'id_taken')
  add(
    @IdParam('courseId') courseId: string,
    @Param('level', level) to: OutlineLevel,
    @Body() request: AddToOutlineRequest,
  ) {
    return this.outline.add(courseId, to, request);
  }

  @Post('outline/:level/:id/move')
  @levelInPath
  @Summary('Move an item within its course, also to another parent')
  @Answers(OutlinePlaceResponse, 'sibling_gone', 'full')
  move(@Param('level', level) of: OutlineLevel, @IdParam() id: string, @Body() place: OutlinePlaceRequest) {
    return this.outline.move(of, id, place);
  }

  @Delete('outline/:level/:id')
  @levelInPath
  @Summary('Remove an item with its contents; it can be restored for 30 days')
  @AnswersNothing()
  remove(@Param('level', level) of: OutlineLevel, @IdParam() id: string) {
    return this.outline.remove(of, id);
  }

  @Post('outline/:level/:id/restore')
  @levelInPath
  @Summary('Restore a removed item with its contents and the same IDs')
  @Answers(OutlinePlaceResponse, 'parent_gone')
  restore(@Param('level', level) of: OutlineLevel, @IdParam() id: string) {
    return this.outline.restore(of, id);
  }

  @Patch('sections/:id')
  @Summary('Rename a section')
  @TakesVersion('Version that was read')
  @Answers(BuilderSectionResponse)
  async editSection(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() edit: EditSectionRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.edits.section(editor(me, ifMatch), id, edit);
    return this.queries.section(id);
  }

  @Patch('modules/:id')
  @Summary('Rename a module, or change its lock or picture')
  @TakesVersion('Version that was read')
  @Answers(BuilderModuleResponse)
  @UsesUpload()
  async editModule(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() edit: EditModuleRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.edits.module(editor(me, ifMatch), id, edit);
    return this.queries.module(id);
  }

  @Patch('lessons/:lessonId')
  @Summary('Update a lesson’s text, settings and picture')
  @TakesVersion('Version that was read')
  @Answers(BuilderLessonResponse)
  @UsesUpload()
  async editLesson(
    @Me() me: SignedIn,
    @IdParam('lessonId') lessonId: string,
    @Body() edit: EditLessonRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.edits.lesson(editor(me, ifMatch), lessonId, edit);
    return this.queries.outlineLesson(lessonId);
  }
}

@CoachController('products/:id/course', { tag: 'Course builder', area: 'products' })
export class ProductCourseController {
  constructor(private readonly outlines: CourseOutlineQueries) {}

  /** Finds the course of a product, which the console needs for /creator/courses/{id}/edit. */
  @Get()
  @Summary('Get the course of a product')
  @Answers(ProductCourseResponse, 'not_found')
  async find(@IdParam() id: string) {
    if (!(await this.outlines.exists(id))) throw notFound('Course');
    return { id };
  }
}
