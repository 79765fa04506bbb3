import { Controller, Delete, HttpCode } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { OfferingArchiveService } from './offering-archive.service.js';

@ApiTags('Coach sessions')
@Controller('creator/coaching/offerings')
@Allow('creator')
export class OfferingArchiveController {
  constructor(private readonly offerings: OfferingArchiveService) {}

  @Delete(':id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Stop offering it, and take its products from the shop; what is booked stays',
    description:
      'Refused with `sold` while members have sessions of it that they can still book, with `in_bundle` while a bundle in the shop holds one of its products, with `built_in` for the call that visitors book.',
  })
  @ApiNoContentResponse()
  @Refuses('not_found', 'sold', 'built_in', 'in_bundle')
  archive(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.offerings.archive(accountId, id);
  }
}
