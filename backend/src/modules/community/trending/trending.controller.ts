import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { TrendingPostResponse } from './trending.dto.js';
import { TrendingQueries } from './trending.queries.js';

@ApiTags('Community')
@Controller('community/trending')
@AllowSignedIn()
export class TrendingController {
  constructor(private readonly queries: TrendingQueries) {}

  @Get()
  @ApiOperation({
    summary: 'List trending posts and questions',
    description:
      'Updated every 10 minutes. Score: activity by others divided by (hours since it was shown + 6)^1.5.',
  })
  @ApiOkResponse({ type: [TrendingPostResponse] })
  read(@Me() me: SignedIn): Promise<TrendingPostResponse[]> {
    return this.queries.read(me);
  }
}
