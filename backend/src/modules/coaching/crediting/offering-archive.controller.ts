import { Controller, Delete } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
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
  @Summary(
    'Stop offering it, and take its products from the shop; what is booked stays',
    'Refused with `sold` while members have sessions of it that they can still book, with `in_bundle` while a bundle in the shop holds one of its products, with `built_in` for the call that visitors book.',
  )
  @AnswersNothing('not_found', 'sold', 'built_in', 'in_bundle')
  archive(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.offerings.archive(accountId, id);
  }
}
