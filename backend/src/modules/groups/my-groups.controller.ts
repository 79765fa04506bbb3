import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { MyGroupResponse } from './groups.dto.js';
import { GroupsQueries } from './groups.queries.js';
import { ForPrograms } from '../../platform/security/scopes.js';

@ApiTags('Groups')
@Controller('me/groups')
@Allow('member')
@ForPrograms('community')
export class MyGroupsController {
  constructor(private readonly queries: GroupsQueries) {}

  @Get()
  @Summary('List the member’s circles and pods, circles first')
  @Answers([MyGroupResponse])
  mine(@Me() { accountId }: SignedIn, @ReaderLanguage() language: Language) {
    return this.queries.ofMember(accountId, language);
  }
}
