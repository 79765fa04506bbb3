import { Get } from '@nestjs/common';
import { AnswersArray, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { StudentMessageResponse } from './messages.dto.js';
import { MessagesQueries } from './messages.queries.js';

@CoachController('students/:id/messages', { tag: 'Students', area: 'students' })
@Refuses('not_found')
export class StudentMessagesController {
  constructor(private readonly queries: MessagesQueries) {}

  @Get()
  @Summary('List the latest messages between a member and the coach, oldest first')
  @AnswersArray(StudentMessageResponse)
  list(@Me() me: SignedIn, @IdParam() id: string) {
    return this.queries.withStudent(me.accountId, id);
  }
}
