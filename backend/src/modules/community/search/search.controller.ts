import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { SearchQuery, SearchResponse } from './search.dto.js';
import { SearchQueries } from './search.queries.js';

@ApiTags('Community')
@Controller('community/search')
@AllowSignedIn()
export class SearchController {
  constructor(private readonly queries: SearchQueries) {}

  @Get()
  @RateLimit({ name: 'community.search', limit: 300, perSeconds: 600 })
  @Summary(
    'People, circles, what was written, lessons and products, by their words',
    'Only what the reader may come upon: adults, the reader’s circle and pod, what is published there and for all, open lessons of courses the reader has, and what can be bought.',
  )
  @Answers(SearchResponse)
  find(@Me() me: SignedIn, @Query() { q }: SearchQuery): Promise<SearchResponse> {
    return this.queries.find(me, q);
  }
}
