import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { BusinessRequest, BusinessResponse } from './business.dto.js';
import { BusinessService } from './business.service.js';

@ApiTags('Coach settings')
@Controller('creator/business')
@Allow('creator')
export class BusinessController {
  constructor(private readonly business: BusinessService) {}

  @Get()
  @ApiOperation({ summary: 'Get the seller, receipt numbering and time zone of the business' })
  @ApiOkResponse({ type: BusinessResponse })
  read(): Promise<BusinessResponse> {
    return this.business.read();
  }

  @Put()
  @Refuses('currency_in_use')
  @ApiOperation({
    summary: 'Update the seller, receipt numbering and time zone of the business',
    description:
      'Existing receipts keep their number, and the count continues. The currency can’t change once there’s an order.',
  })
  @ApiOkResponse({ type: BusinessResponse })
  save(@Me() { accountId }: SignedIn, @Body() settings: BusinessRequest): Promise<BusinessResponse> {
    return this.business.save(settings, accountId);
  }
}
