import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { WardLearningResponse } from './ward-learning.dto.js';
import { WardLearningQueries } from './ward-learning.queries.js';
import { ClosedToPrograms } from '../../platform/security/scopes.js';

@ApiTags('Family')
@Controller('family/wards/:id/learning')
@Allow('member')
@ClosedToPrograms('guardian')
export class WardLearningController {
  constructor(private readonly queries: WardLearningQueries) {}

  @Get()
  @Summary(
    'Get a daughter’s courses, progress, sessions and events, and who they can message',
    'For guardians and the daughter. Doesn’t include anything the daughter wrote.',
  )
  @Answers(WardLearningResponse, 'not_found')
  read(@Me() me: SignedIn, @IdParam() id: string, @ReaderLanguage() language: Language) {
    return this.queries.of(me, id, language);
  }
}
