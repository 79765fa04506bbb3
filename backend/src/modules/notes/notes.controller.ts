import { Body, Delete, Get, Headers, Patch, Post } from '@nestjs/common';
import { Answers, AnswersNothing, Creates, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { MemberController } from '../../platform/security/controllers.js';
import { CourseEntryService } from '../learning/index.js';
import { AddLessonNoteRequest, EditLessonNoteRequest, LessonNoteResponse } from './notes.dto.js';
import { NotesService } from './notes.service.js';

@MemberController('/', { tag: 'Notes', area: 'learning' })
export class NotesController {
  constructor(
    private readonly entry: CourseEntryService,
    private readonly notes: NotesService,
  ) {}

  @Get('me/lessons/:lessonId/notes')
  @Summary('List the member’s notes on a lesson, oldest first')
  @Answers([LessonNoteResponse], 'not_found', 'module_locked')
  async list(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string) {
    await this.entry.enterLesson(me, lessonId);
    return this.notes.ofLesson(me.accountId, lessonId);
  }

  @Post('me/lessons/:lessonId/notes')
  @RateLimit({ name: 'notes.add', limit: 120, perSeconds: 60 })
  @Summary('Add a note, optionally at a time in a video')
  @Creates(LessonNoteResponse, 'not_found', 'module_locked', 'note_not_added')
  async add(@Me() me: SignedIn, @IdParam('lessonId') lessonId: string, @Body() note: AddLessonNoteRequest) {
    const { lesson } = await this.entry.enterLesson(me, lessonId);
    return this.notes.add(me.accountId, lesson, note);
  }

  @Patch('me/lesson-notes/:noteId')
  @RateLimit({ name: 'notes.edit', limit: 240, perSeconds: 60 })
  @Summary('Update a note; with If-Match, a newer edit isn’t overwritten')
  @TakesVersion('Version that was read')
  @Answers(LessonNoteResponse, 'not_found')
  edit(
    @Me() me: SignedIn,
    @IdParam('noteId') noteId: string,
    @Body() changed: EditLessonNoteRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.notes.edit(me.accountId, noteId, changed, versionOf(ifMatch));
  }

  @Delete('me/lesson-notes/:noteId')
  @Summary('Delete a note')
  @AnswersNothing('not_found')
  remove(@Me() me: SignedIn, @IdParam('noteId') noteId: string) {
    return this.notes.remove(me.accountId, noteId);
  }
}
