import { Body, Delete, Get, Headers, Patch, Post } from '@nestjs/common';
import { Answers, AnswersArray, AnswersNothing, Creates, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { AddStudentNoteRequest, EditStudentNoteRequest, StudentNoteResponse } from './student-notes.dto.js';
import { StudentNotesQueries } from './student-notes.queries.js';
import { StudentNotesService } from './student-notes.service.js';

@CoachController('/', { tag: 'Students', area: 'students' })
@Refuses('not_found')
export class StudentNotesController {
  constructor(
    private readonly queries: StudentNotesQueries,
    private readonly notes: StudentNotesService,
  ) {}

  @Get('students/:id/notes')
  @Summary('List the coach’s notes about a member: pinned first, then newest')
  @AnswersArray(StudentNoteResponse)
  list(@IdParam() id: string) {
    return this.queries.ofStudent(id);
  }

  @Post('student-notes')
  @Summary('Add a note about a member; only coaches can read it')
  @Creates(StudentNoteResponse)
  add(@Me() me: SignedIn, @Body() note: AddStudentNoteRequest) {
    return this.notes.add(me.accountId, note);
  }

  @Patch('student-notes/:noteId')
  @Summary('Update, pin or unpin a note; with If-Match, a newer edit isn’t overwritten')
  @TakesVersion('Version that was read')
  @Answers(StudentNoteResponse)
  edit(
    @Me() me: SignedIn,
    @IdParam('noteId') noteId: string,
    @Body() changes: EditStudentNoteRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.notes.edit(me.accountId, noteId, changes, versionOf(ifMatch));
  }

  @Delete('student-notes/:noteId')
  @Summary('Delete a note')
  @AnswersNothing()
  remove(@Me() me: SignedIn, @IdParam('noteId') noteId: string) {
    return this.notes.remove(me.accountId, noteId);
  }
}
