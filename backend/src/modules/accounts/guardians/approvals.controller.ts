import { Controller, HttpCode, Post } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { FreshSignIn } from '../../../platform/security/fresh-sign-in.guard.js';
import { ApprovalsService } from './approvals.service.js';
import { FamilyResponse } from './family.dto.js';
import { FamilyQueries } from './family.queries.js';

/** Requests of minors that a guardian approves or refuses. */
@ApiTags('Family')
@Controller('family/approvals/:id')
@Allow('member')
export class ApprovalsController {
  constructor(
    private readonly approvals: ApprovalsService,
    private readonly queries: FamilyQueries,
  ) {}

  @Post('approve')
  @HttpCode(200)
  @FreshSignIn()
  @ApiOperation({
    summary: 'Approve a daughter’s request',
    description: 'Approving emails a link to the new address, or schedules the deletion in seven days.',
  })
  @ApiOkResponse({ type: FamilyResponse })
  @Refuses('not_found')
  async approve(@Me() me: SignedIn, @IdParam() id: string): Promise<FamilyResponse> {
    await this.approvals.answer(me, id, 'approved');
    return this.queries.family(me);
  }

  @Post('refuse')
  @HttpCode(200)
  @ApiOperation({ summary: 'Decline a daughter’s request; nothing changes' })
  @ApiOkResponse({ type: FamilyResponse })
  @Refuses('not_found')
  async refuse(@Me() me: SignedIn, @IdParam() id: string): Promise<FamilyResponse> {
    await this.approvals.answer(me, id, 'refused');
    return this.queries.family(me);
  }
}
