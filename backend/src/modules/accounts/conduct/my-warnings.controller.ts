import { Controller, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { AllowSignedIn } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ConductService } from './conduct.service.js';

/** The coach's warnings to the signed-in member. */
@ApiTags('Me')
@Controller('me/warnings')
@AllowSignedIn()
export class MyWarningsController {
  constructor(private readonly conduct: ConductService) {}

  @Put(':id/confirmation')
  @HttpCode(204)
  @ApiOperation({ summary: 'Confirm that a warning was read; required before posting again' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  confirm(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.conduct.confirm(me, id);
  }
}
