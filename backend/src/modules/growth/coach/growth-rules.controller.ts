import { Body, Get, Headers, Param, Put } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { TakesVersion, versionOf } from '../../../platform/http/if-match.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { ACTION_NAMES } from '../ledger/actions.js';
import { EditGrowthRuleRequest, GrowthRuleResponse } from './growth-rules.dto.js';
import { GrowthRulesService } from './growth-rules.service.js';

/** The coach's rules for points. */
@CoachController('creator/growth-rules', { tag: 'Growth', area: 'settings' })
export class GrowthRulesController {
  constructor(private readonly rules: GrowthRulesService) {}

  @Get()
  @Summary('List the points for each action')
  @Answers([GrowthRuleResponse])
  list() {
    return this.rules.list();
  }

  @Put(':action')
  @Summary('Update the points for an action from now on')
  @ApiParam({ name: 'action', schema: { type: 'string', enum: [...ACTION_NAMES] } })
  @TakesVersion('Version that was read')
  @Answers(GrowthRuleResponse, 'not_found')
  async save(
    @Me() me: SignedIn,
    @Param('action') action: string,
    @Body() terms: EditGrowthRuleRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.rules.save(me.accountId, action, terms, versionOf(ifMatch));
    return this.rules.one(action);
  }
}
