import { Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { ApprovalsService } from './approvals.service.js';
import { FamilyResponse } from './family.dto.js';
import { FamilyQueries } from './family.queries.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** Requests of minors that a guardian approves or refuses. */
@ApiTags('Family')
@Controller('family/approvals/:id')
@Allow('member')
@ClosedToPrograms('guardian')
export class ApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly queries: FamilyQueries,
  ) {}

  @Post('approve')
  @FreshSignIn()
  @Summary(
    'Approve a daughter’s request',
    'Approving emails a link to the new address, or schedules the deletion in seven days.',
  )
  @Answers(FamilyResponse, 'not_found')
  async approve(@Me() me: SignedIn, @IdParam() id: string): Promise<FamilyResponse> {
    await this.approvals.answer(me, id, 'approved');
    return this.queries.family(me);
  }

  @Post('refuse')
  @Summary('Decline a daughter’s request; nothing changes')
  @Answers(FamilyResponse, 'not_found')
  async refuse(@Me() me: SignedIn, @IdParam() id: string): Promise<FamilyResponse> {
    await this.approvals.answer(me, id, 'refused');
    return this.queries.family(me);
  }
}
