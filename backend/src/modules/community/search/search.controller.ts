import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '../../../kernel/languages.js';
import { ReaderLanguage } from '../../../platform/http/accept-language.js';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { SearchQuery, SearchResponse } from './search.dto.js';
import { SearchQueries } from './search.queries.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Community')
@Controller('community/search')
@AllowSignedIn()
@ForPrograms('community')
export class SearchController {
  constructor(private readonly queries: SearchQueries) {}

  @Get()
  @RateLimit({ name: 'community.search', limit: 300, perSeconds: 600 })
  @Summary(
    'Search people, circles, posts, lessons and products',
    'Finds only what the reader can access: adults, the reader’s circle and pod, published posts, open lessons of the reader’s courses, and products for sale.',
  )
  @Answers(SearchResponse)
  find(@Me() me: SignedIn, @Query() { q }: SearchQuery, @ReaderLanguage() language: Language) {
    return this.queries.find(me, q, language);
  }
}
