import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import { EndedAccessResponse } from './ended-access.dto.js';
import { EndedAccessQueries } from './ended-access.queries.js';

@ApiTags('Enrollments')
@ForPrograms('shop', 'learning')
@Controller('me/ended-access')
export class EndedAccessController {
  constructor(private readonly queries: EndedAccessQueries) {}

  @Get()
  @Allow('member')
  @Summary('List products whose access ended by itself, latest end first')
  @Answers([EndedAccessResponse])
  mine(@Me() me: SignedIn, @ReaderLanguage() language: Language) {
    return this.queries.of(me.accountId, language);
  }
}
