import { Controller, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { MemberModerationService } from './member-moderation.service.js';
import { ClosedToPrograms } from '../../../platform/security/scopes.js';

/** The coach's warnings to the signed-in member. */
@ApiTags('Me')
@Controller('me/warnings')
@AllowSignedIn()
@ClosedToPrograms('in-person')
export class MyWarningsController {
  constructor(private readonly moderation: MemberModerationService) {}

  @Put(':id/confirmation')
  @Summary('Confirm that a warning was read; required before posting again')
  @AnswersNothing('not_found')
  confirm(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.moderation.confirm(me, id);
  }
}
