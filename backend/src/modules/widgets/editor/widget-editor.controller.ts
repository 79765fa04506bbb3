import { Body, Delete, Get, Headers, HttpCode, Patch, Post, Res } from '@nestjs/common';
import { ApiBody, ApiCreatedResponse, ApiOkResponse } from '@nestjs/swagger';
import { Answers, AnswersArray, Summary } from '../../../platform/http/answers.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { FastifyReply } from 'fastify';
import { IdParam } from '../../../platform/http/id-param.js';
import { versionOf } from '../../../platform/http/if-match.js';
import { LargeBody } from '../../../platform/http/large-body.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import {
  AddLessonPageRequest,
  AddWidgetRequest,
  EditorPageResponse,
  EditPageRequest,
  type EditorWidgetResponse,
  EditWidgetRequest,
  LessonVersionResponse,
  PlaceWidgetRequest,
  ReorderWidgetsRequest,
} from './editor.dto.js';
import { ADD_WIDGET_REQUEST, EDITOR_WIDGET } from '../types/contract.dto.js';
import { EditorQueries } from './editor.queries.js';
import { WidgetEditorService } from './widget-editor.service.js';
import { ChangesLesson } from '../revisions/changes-lesson.dto.js';
import type { Editor } from '../revisions/lesson-revisions.service.js';
import { WidgetOrderService } from './widget-order.service.js';

const editor = ({ accountId }: SignedIn, ifMatch?: string): Editor => ({
  accountId,
  seen: versionOf(ifMatch),
});

/** Endpoints of the course builder for filling the pages of a lesson. */
@CoachController('creator', { tag: 'Lesson editor', area: 'products' })
@Refuses('not_found')
export class WidgetEditorController {
  constructor(
    private readonly queries: EditorQueries,
    private readonly widgets: WidgetEditorService,
    private readonly order: WidgetOrderService,
  ) {}

  @Get('lessons/:lessonId/pages')
  @Summary('List the pages of a lesson')
  @AnswersArray(EditorPageResponse)
  listPages(@IdParam('lessonId') lessonId: string) {
    return this.queries.pages(lessonId);
  }

  @Post('lessons/:lessonId/pages')
  @Summary('Add a page; if the position is taken, returns the page that’s there')
  @ApiOkResponse({ type: EditorPageResponse, description: 'Already exists' })
  @ApiCreatedResponse({ type: EditorPageResponse })
  @Refuses('other_than_address')
  async addPage(
    @IdParam('lessonId') lessonId: string,
    @Body() request: AddLessonPageRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<EditorPageResponse> {
    const { page, added } = await this.widgets.addPage(lessonId, request);
    void reply.code(added ? 201 : 200);
    return page;
  }

  @Patch('pages/:pageId')
  @ChangesLesson('Rename a page, or translate its title; omitted fields stay')
  @Answers(EditorPageResponse)
  editPage(
    @Me() me: SignedIn,
    @IdParam('pageId') pageId: string,
    @Body() edit: EditPageRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.widgets.editPage(pageId, edit, editor(me, ifMatch));
  }

  @Get('pages/:pageId/widgets')
  @Summary('List a page’s widgets with their settings and file URLs')
  @ApiOkResponse({ schema: { type: 'array', items: EDITOR_WIDGET } })
  listWidgets(@IdParam('pageId') pageId: string): Promise<EditorWidgetResponse[]> {
    return this.queries.widgets(pageId);
  }

  @Post('pages/:pageId/widgets')
  @LargeBody()
  @ChangesLesson('Add a widget to a page; idempotent by its ID')
  @ApiBody({ schema: ADD_WIDGET_REQUEST })
  @ApiCreatedResponse({ schema: EDITOR_WIDGET })
  @Refuses('id_taken', 'widget_removed', 'full', 'bad_widget', 'no_such_media', 'other_than_address')
  addWidget(
    @Me() me: SignedIn,
    @IdParam('pageId') pageId: string,
    @Body() request: AddWidgetRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<EditorWidgetResponse> {
    return this.widgets.add(pageId, request, editor(me, ifMatch));
  }

  @Post('pages/:pageId/widgets/reorder')
  @ChangesLesson('Reorder all widgets of a page')
  @Answers(LessonVersionResponse, 'widgets_changed', 'bad_order')
  reorderWidgets(
    @Me() me: SignedIn,
    @IdParam('pageId') pageId: string,
    @Body() { widgetOrders }: ReorderWidgetsRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.order.reorder(pageId, widgetOrders, editor(me, ifMatch));
  }

  @Patch('widgets/:id')
  @LargeBody()
  @ChangesLesson('Update a widget’s settings; empty settings clear it')
  @ApiOkResponse({ schema: EDITOR_WIDGET })
  @Refuses('bad_widget', 'no_such_media')
  editWidget(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { settings }: EditWidgetRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<EditorWidgetResponse> {
    return this.widgets.edit(id, settings, editor(me, ifMatch));
  }

  @Post('widgets/:id/move')
  @HttpCode(200)
  @ChangesLesson(
    'Move a widget, also to another page of the course; lessonVersion belongs to the lesson it came from',
  )
  @ApiOkResponse({ schema: EDITOR_WIDGET })
  @Refuses('full')
  placeWidget(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() place: PlaceWidgetRequest,
    @Headers('if-match') ifMatch?: string,
  ): Promise<EditorWidgetResponse> {
    return this.order.place(id, place, editor(me, ifMatch));
  }

  @Delete('widgets/:id')
  @ChangesLesson('Remove a widget from its page; it can be restored for 30 days')
  @Answers(LessonVersionResponse, 'page_gone')
  removeWidget(@Me() me: SignedIn, @IdParam() id: string, @Headers('if-match') ifMatch?: string) {
    return this.order.remove(id, editor(me, ifMatch));
  }

  @Post('widgets/:id/restore')
  @HttpCode(200)
  @ChangesLesson('Restore a removed widget with the same ID')
  @ApiOkResponse({ schema: EDITOR_WIDGET })
  @Refuses('page_gone')
  restoreWidget(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Headers('if-match') ifMatch?: string,
  ): Promise<EditorWidgetResponse> {
    return this.order.restore(id, editor(me, ifMatch));
  }
}
