import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, AnswersPage, Summary } from '../../../platform/http/answers.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import { EntriesQuery, GrowthEntryResponse } from '../ledger/entries.dto.js';
import { EntriesQueries } from '../ledger/entries.queries.js';
import { MyGrowthResponse, SeenLevelRequest } from './my-growth.dto.js';
import { MyGrowthService } from './my-growth.service.js';

/** A member's own level, and the actions that led to it. */
@ApiTags('Growth')
@ForPrograms('learning')
@Controller('me/growth')
@Allow('member')
export class MyGrowthController {
  constructor(
    private readonly growth: MyGrowthService,
    private readonly entries: EntriesQueries,
  ) {}

  @Get()
  @Summary('Get the member’s points and level, and the points to the next level')
  @Answers(MyGrowthResponse)
  read(@Me() me: SignedIn) {
    return this.growth.read(me.accountId);
  }

  @Get('entries')
  @Summary('List the member’s points by action, newest first')
  @AnswersPage(GrowthEntryResponse)
  ledger(@Me() me: SignedIn, @Query() query: EntriesQuery) {
    return this.entries.page(me.accountId, query);
  }

  @Post('mark-level-seen')
  @Summary('Mark a new level as seen')
  @AnswersNothing()
  see(@Me() me: SignedIn, @Body() { level }: SeenLevelRequest) {
    return this.growth.see(me.accountId, level);
  }
}
