import { Body, Get, Headers, Put } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { SendsEtag } from '../../platform/http/etag.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { BusinessRequest, BusinessResponse } from './business.dto.js';
import { BusinessService } from './business.service.js';

@CoachController('creator/business', { tag: 'Coach settings', area: 'settings' })
export class BusinessController {
  constructor(private readonly business: BusinessService) {}

  @Get()
  @SendsEtag()
  @Summary('Get the seller, receipt numbering and time zone of the business')
  @Answers(BusinessResponse)
  read() {
    return this.business.read();
  }

  @Put()
  @Summary(
    'Update the seller, receipt numbering and time zone of the business',
    'Existing receipts keep their number, and the count continues. The currency can’t change once there’s an order.',
  )
  @TakesVersion('Version that was read')
  @Answers(BusinessResponse, 'currency_in_use')
  save(
    @Me() { accountId }: SignedIn,
    @Body() settings: BusinessRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.business.save(settings, accountId, versionOf(ifMatch));
  }
}
