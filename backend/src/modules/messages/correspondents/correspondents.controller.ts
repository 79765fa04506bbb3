import { Controller, Get, Query } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
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
}
