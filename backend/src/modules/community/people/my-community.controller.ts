import { Controller, Get, HttpCode, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { MyCommunityResponse } from './my-community.dto.js';
import { MyCommunityQueries } from './my-community.queries.js';
import { ReadersService } from './readers.service.js';

@ApiTags('Community')
@Controller('community/me')
@AllowSignedIn()
export class MyCommunityController {
  constructor(
    private readonly queries: MyCommunityQueries,
    private readonly readers: ReadersService,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Get where the member can post, and whether posts appear at once' })
  @ApiOkResponse({ type: MyCommunityResponse })
  read(@Me() me: SignedIn): Promise<MyCommunityResponse> {
    return this.queries.of(me);
  }

  @Put('guidelines')
  @HttpCode(200)
  @ApiOperation({ summary: 'Accept the community guidelines; required before the first post' })
  @ApiOkResponse({ type: MyCommunityResponse })
  async accept(@Me() me: SignedIn): Promise<MyCommunityResponse> {
    await this.readers.acceptGuidelines(me);
    return this.queries.of(me);
  }
}
