import { Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { MyCommunityResponse } from './my-community.dto.js';
import { MyCommunityQueries } from './my-community.queries.js';
import { ReadersService } from './readers.service.js';
import { ClosedToPrograms, ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Community')
@Controller('me/community')
@AllowSignedIn()
@ForPrograms('community')
export class MyCommunityController {
  constructor(
    private readonly queries: MyCommunityQueries,
    private readonly readers: ReadersService,
  ) {}

  @Get()
  @Summary('Get where the member can post, and whether posts appear immediately')
  @Answers(MyCommunityResponse)
  read(@Me() me: SignedIn) {
    return this.queries.of(me);
  }

  @Post('accept-guidelines')
  @ClosedToPrograms('in-person')
  @Summary('Accept the community guidelines; required before the first post')
  @Answers(MyCommunityResponse)
  async accept(@Me() me: SignedIn) {
    await this.readers.acceptGuidelines(me);
    return this.queries.of(me);
  }
}
