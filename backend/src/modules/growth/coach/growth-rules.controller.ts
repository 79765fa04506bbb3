import { Body, Controller, Get, Param, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiParam, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { DEED_NAMES } from '../ledger/deeds.js';
import { EditGrowthRuleRequest, GrowthRuleResponse } from './growth-rules.dto.js';
import { GrowthRulesService } from './growth-rules.service.js';

/** The coach's rules for points. */
@ApiTags('Growth')
@Controller('growth/rules')
@Allow('creator')
export class GrowthRulesController {
  constructor(private readonly rules: GrowthRulesService) {}

  @Get()
  @ApiOperation({ summary: 'List the points for each action' })
  @ApiOkResponse({ type: [GrowthRuleResponse] })
  list(): Promise<GrowthRuleResponse[]> {
    return this.rules.list();
  }

  @Put(':deed')
  @ApiOperation({ summary: 'Update the points for an action from now on' })
  @ApiParam({ name: 'deed', schema: { type: 'string', enum: [...DEED_NAMES] } })
  @ApiOkResponse({ type: [GrowthRuleResponse] })
  @Refuses('not_found')
  async save(
    @Me() me: SignedIn,
    @Param('deed') deed: string,
    @Body() terms: EditGrowthRuleRequest,
  ): Promise<GrowthRuleResponse[]> {
    await this.rules.save(me.accountId, deed, terms);
    return this.rules.list();
  }
}
