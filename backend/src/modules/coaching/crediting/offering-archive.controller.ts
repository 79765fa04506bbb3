import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { OfferingArchiveService } from './offering-archive.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Coach sessions')
@Controller('creator/coaching/offerings')
@Allow('creator')
@ForPrograms('coaching')
export class OfferingArchiveController {
  constructor(private readonly offerings: OfferingArchiveService) {}

  @Delete(':id')
  @Summary(
    'Archive an offering and unpublish its products; existing bookings stay',
    'Refused with `sold` while members can still book sessions of it, with `in_bundle` while a published bundle contains one of its products, and with `built_in` for the discovery call.',
  )
  @AnswersNothing('not_found', 'sold', 'built_in', 'in_bundle')
  archive(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.offerings.archive(accountId, id);
  }
}
