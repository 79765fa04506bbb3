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
    summary: 'Archive an offering and unpublish its products; existing bookings stay',
    description:
      'Refused with `sold` while members can still book sessions of it, with `in_bundle` while a published bundle contains one of its products, and with `built_in` for the discovery call.',
  })
  @ApiNoContentResponse()
  @Refuses('not_found', 'sold', 'built_in', 'in_bundle')
  archive(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.offerings.archive(accountId, id);
  }
}
