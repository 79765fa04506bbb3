import { Controller, Get } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { TrendingPostResponse } from './trending.dto.js';
import { TrendingQueries } from './trending.queries.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Community')
@Controller('community/trending')
@AllowSignedIn()
@ForPrograms('community')
export class TrendingController {
  constructor(private readonly queries: TrendingQueries) {}

  @Get()
  @Summary(
    'List trending posts and questions',
    'Updated every 10 minutes. Score: activity by others divided by (hours since it was shown + 6)^1.5.',
  )
  @Answers([TrendingPostResponse])
  read(@Me() me: SignedIn) {
    return this.queries.read(me);
  }
}
