import { Body, Controller, Delete, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { SetAvatarRequest } from './avatar.dto.js';
import { AvatarService } from './avatar.service.js';
import { MeResponse } from './me.dto.js';
import { MeQueries } from './me.queries.js';
import { UsesUpload } from '../../media/index.js';

@ApiTags('Me')
@ForPrograms('account')
@Controller('me/avatar')
@AllowSignedIn()
export class AvatarController {
  constructor(
    private readonly avatars: AvatarService,
    private readonly queries: MeQueries,
  ) {}

  @Put()
  @RateLimit({ name: 'me.avatar', limit: 20, perSeconds: 600 })
  @Summary('Set an uploaded profile photo (purpose avatar); it’s cropped to 512 × 512 pixels')
  @Answers(MeResponse)
  @UsesUpload()
  async set(@Me() me: SignedIn, @Body() { storageUrl }: SetAvatarRequest): Promise<MeResponse> {
    await this.avatars.set(me.accountId, storageUrl);
    return this.queries.me(me.accountId);
  }

  @Delete()
  @Summary('Remove the profile photo')
  @Answers(MeResponse)
  async remove(@Me() me: SignedIn): Promise<MeResponse> {
    await this.avatars.remove(me.accountId);
    return this.queries.me(me.accountId);
  }
}
