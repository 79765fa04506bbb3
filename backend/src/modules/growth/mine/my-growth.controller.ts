import { Body, Get, Post, Query } from '@nestjs/common';
import { Answers, AnswersNothing, AnswersPage, Summary } from '../../../platform/http/answers.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { MemberController } from '../../../platform/security/controllers.js';
import { EntriesQuery, GrowthEntryResponse } from '../ledger/entries.dto.js';
import { EntriesQueries } from '../ledger/entries.queries.js';
import { MyGrowthResponse, SeenLevelRequest } from './my-growth.dto.js';
import { MyGrowthService } from './my-growth.service.js';

/** A member's own level, and the actions that led to it. */
@MemberController('me/growth', { tag: 'Growth', area: 'learning' })
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
