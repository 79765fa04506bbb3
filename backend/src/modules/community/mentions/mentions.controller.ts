import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { PersonResponse } from '../people/person.dto.js';
import { MentionableQueries } from './mentionable.queries.js';
import { MentionableQuery } from './mentions.dto.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Community')
@Controller('community/mentionable')
@AllowSignedIn()
@ForPrograms('community')
export class MentionsController {
  constructor(private readonly queries: MentionableQueries) {}

  @Get()
  @RateLimit({ name: 'community.mentionable', limit: 300, perSeconds: 600 })
  @Summary(
    'List people the writer can mention, up to a few by name',
    'Includes adults and the coach; in a circle or pod, its members and the coach.',
  )
  @Answers([PersonResponse], 'not_found')
  find(@Me() me: SignedIn, @Query() { q, groupId }: MentionableQuery) {
    return this.queries.find(me, q ?? '', groupId ?? null);
  }
}
