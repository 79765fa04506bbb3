import { Body, Controller, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
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
  @Summary('Who sells here, how receipts are numbered, and by which clock days begin')
  @Answers(BusinessResponse)
  read(): Promise<BusinessResponse> {
    return this.business.read();
  }

  @Put()
  @Summary(
    'Set who sells here, how receipts are numbered, and by which clock days begin',
    'Receipts that were numbered keep their number; the next one goes on counting. The currency stays once there is an order.',
  )
  @Answers(BusinessResponse, 'currency_in_use')
  save(@Me() { accountId }: SignedIn, @Body() settings: BusinessRequest): Promise<BusinessResponse> {
    return this.business.save(settings, accountId);
  }
}
