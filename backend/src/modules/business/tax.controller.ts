import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { TaxRequest, TaxResponse } from './tax.dto.js';
import { TaxService } from './tax.service.js';

@ApiTags('Coach settings')
@Controller('creator/tax')
@Allow('creator')
export class TaxController {
  constructor(private readonly tax: TaxService) {}

  @Get()
  @Summary('The tax on what is sold')
  @Answers(TaxResponse)
  read(): Promise<TaxResponse> {
    return this.tax.read();
  }

  @Put()
  @Summary(
    'Set the tax on what is sold from now on',
    'Orders that were made keep the tax they had; carts are priced with the new one at once.',
  )
  @Answers(TaxResponse)
  save(@Me() { accountId }: SignedIn, @Body() wanted: TaxRequest): Promise<TaxResponse> {
    return this.tax.save(wanted, accountId);
  }
}
