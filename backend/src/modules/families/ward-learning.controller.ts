import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { WardLearningResponse } from './ward-learning.dto.js';
import { WardLearningQueries } from './ward-learning.queries.js';

/** A ward's learning, for the guardians. */
@ApiTags('Family')
@Controller('family/wards/:id/learning')
@Allow('member')
export class WardLearningController {
  constructor(private readonly queries: WardLearningQueries) {}

  @Get()
  @ApiOperation({
    summary: 'Get a daughter’s courses and progress, and who she can message',
    description: 'For her guardians and the daughter. Doesn’t include anything the daughter wrote.',
  })
  @ApiOkResponse({ type: WardLearningResponse })
  @Refuses('not_found')
  read(@Me() me: SignedIn, @IdParam() id: string): Promise<WardLearningResponse> {
    return this.queries.of(me, id);
  }
}
