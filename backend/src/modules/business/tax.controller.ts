import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
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
  @ApiOperation({ summary: 'Get the tax settings' })
  @ApiOkResponse({ type: TaxResponse })
  read(): Promise<TaxResponse> {
    return this.tax.read();
  }

  @Put()
  @ApiOperation({
    summary: 'Update the tax for future sales',
    description: 'Existing orders keep their tax. Carts use the new tax at once.',
  })
  @ApiOkResponse({ type: TaxResponse })
  save(@Me() { accountId }: SignedIn, @Body() wanted: TaxRequest): Promise<TaxResponse> {
    return this.tax.save(wanted, accountId);
  }
}
