import { Controller, Get, Post, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { Allow, AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { CorrespondenceService } from './correspondence.service.js';
import { CorrespondentResponse, CorrespondentsQuery } from './correspondents.dto.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Messages')
@Controller('correspondents')
@AllowSignedIn()
@ForPrograms('messages')
export class CorrespondentsController {
  constructor(private readonly correspondence: CorrespondenceService) {}

  @Get()
  @RateLimit({ name: 'messages.correspondents', limit: 120, perSeconds: 60 })
  @Summary('List people this person can message: the coach and family, or members by name')
  @Answers([CorrespondentResponse])
  list(@Me() me: SignedIn, @Query() { q }: CorrespondentsQuery) {
    return this.correspondence.offered(me, q);
  }

  @Post(':id/block')
  @Allow('member')
  @RateLimit({ name: 'messages.settings', limit: 60, perSeconds: 60 })
  @Summary('Block a member: neither can message the other, and the other isn’t told why')
  @AnswersNothing('not_found', 'not_possible')
  block(@Me() me: SignedIn, @IdParam() id: string) {
    return this.correspondence.block(me, id);
  }

  @Post(':id/unblock')
  @Allow('member')
  @RateLimit({ name: 'messages.settings', limit: 60, perSeconds: 60 })
  @Summary('Unblock a member; has no effect if they aren’t blocked')
  @AnswersNothing()
  unblock(@Me() me: SignedIn, @IdParam() id: string) {
    return this.correspondence.unblock(me, id);
  }
}
