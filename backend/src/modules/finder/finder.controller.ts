import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Allow } from '../../platform/security/access.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { ClosedToPrograms } from '../../platform/security/scopes.js';
import { FinderQuery, FoundResponse } from './finder.dto.js';
import { FinderQueries } from './finder.queries.js';

@ApiTags('Finder')
@Controller('creator/search')
@Allow('creator')
@ClosedToPrograms('browser')
export class FinderController {
  constructor(private readonly queries: FinderQueries) {}

  @Get()
  @RateLimit({ name: 'creator.search', limit: 600, perSeconds: 600 })
  @Summary(
    'Find students, products, lessons, orders and posts',
    'Up to five of each, best matches first. Case, accents and small typos don’t matter.',
  )
  @Answers([FoundResponse])
  find(@Query() { q }: FinderQuery) {
    return this.queries.find(q);
  }
}
