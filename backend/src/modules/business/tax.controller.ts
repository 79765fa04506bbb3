import { Body, Get, Headers, Put } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { SendsEtag } from '../../platform/http/etag.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { TaxRequest, TaxResponse } from './tax.dto.js';
import { TaxService } from './tax.service.js';

@CoachController('creator/tax', { tag: 'Coach settings', area: 'settings' })
export class TaxController {
  constructor(private readonly tax: TaxService) {}

  @Get()
  @SendsEtag()
  @Summary('Get the tax settings')
  @Answers(TaxResponse)
  read() {
    return this.tax.read();
  }

  @Put()
  @Summary(
    'Update the tax for future sales',
    'Existing orders keep their tax. Carts use the new tax immediately.',
  )
  @TakesVersion('Version that was read')
  @Answers(TaxResponse)
  save(@Me() { accountId }: SignedIn, @Body() wanted: TaxRequest, @Headers('if-match') ifMatch?: string) {
    return this.tax.save(wanted, accountId, versionOf(ifMatch));
  }
}
