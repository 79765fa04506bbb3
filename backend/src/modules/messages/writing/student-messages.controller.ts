import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersArray, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import { StudentMessageResponse } from './messages.dto.js';
import { MessagesQueries } from './messages.queries.js';

@ApiTags('Students')
@ForPrograms('students')
@Controller('students/:id/messages')
@Allow('creator')
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
