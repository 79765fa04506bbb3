import { Body, Controller, Get, Headers, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { SendsEtag } from '../../platform/http/etag.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { TaxRequest, TaxResponse } from './tax.dto.js';
import { TaxService } from './tax.service.js';
import { ForPrograms } from '../../platform/security/scopes.js';

@ApiTags('Coach settings')
@Controller('creator/tax')
@Allow('creator')
@ForPrograms('settings')
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
    'Existing orders keep their tax. Carts use the new tax at once.',
  )
  @TakesVersion('Version that was read')
  @Answers(TaxResponse)
  save(@Me() { accountId }: SignedIn, @Body() wanted: TaxRequest, @Headers('if-match') ifMatch?: string) {
    return this.tax.save(wanted, accountId, versionOf(ifMatch));
  }
}
