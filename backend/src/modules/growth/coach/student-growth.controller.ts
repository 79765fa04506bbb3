import { Body, Get, Post, Query } from '@nestjs/common';
import { Answers, AnswersPage, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { GrowthResponse } from '../growth.dto.js';
import { EntriesQuery, GrowthEntryResponse } from '../ledger/entries.dto.js';
import { EntriesQueries } from '../ledger/entries.queries.js';
import { PointsByHandRequest } from './points-by-hand.dto.js';
import { PointsByHandService } from './points-by-hand.service.js';
import { StudentGrowthQueries } from './student-growth.queries.js';

/** A student's points and level, for the coach, who sees every level. */
@CoachController('students/:id', { tag: 'Growth', area: 'students' })
@Refuses('not_found')
export class StudentGrowthController {
  constructor(
    private readonly students: StudentGrowthQueries,
    private readonly entries: EntriesQueries,
    private readonly byHand: PointsByHandService,
  ) {}

  @Get('growth')
  @Summary('Get a member’s points and level')
  @Answers(GrowthResponse)
  read(@IdParam() id: string) {
    return this.students.read(id);
  }

  @Get('growth/entries')
  @Summary('List a member’s points by action, newest first')
  @AnswersPage(GrowthEntryResponse)
  async ledger(@IdParam() id: string, @Query() query: EntriesQuery) {
    await this.students.read(id);
    return this.entries.page(id, query);
  }

  @Post('growth/adjust-points')
  @Summary('Add or subtract points for a member, with a reason')
  @Answers(GrowthResponse, 'consent_needed', 'not_enough_points')
  async give(@Me() me: SignedIn, @IdParam() id: string, @Body() request: PointsByHandRequest) {
    await this.byHand.give(me.accountId, id, request);
    return this.students.read(id);
  }
}
