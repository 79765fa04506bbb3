import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ReasonRequest } from '../../audit/index.js';
import { GiveSessionsRequest, StudentCreditResponse } from './student-credits.dto.js';
import { StudentCreditsService } from './student-credits.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Coach sessions')
@Controller('students/:id/sessions')
@Allow('creator')
@ForPrograms('coaching')
export class StudentCreditsController {
  constructor(private readonly credits: StudentCreditsService) {}

  @Get()
  @Summary('List a student’s session credits and what’s left')
  @Answers([StudentCreditResponse])
  list(@IdParam() id: string): Promise<StudentCreditResponse[]> {
    return this.credits.list(id);
  }

  @Post()
  @Summary('Give a student sessions')
  @Answers([StudentCreditResponse], 'consent_needed', 'not_found', 'not_possible')
  async give(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: GiveSessionsRequest,
  ): Promise<StudentCreditResponse[]> {
    await this.credits.give(accountId, id, request);
    return this.credits.list(id);
  }

  @Post(':creditId/end')
  @Summary('Take back sessions; upcoming bookings made with them are canceled, and the student gets an email')
  @Answers([StudentCreditResponse], 'not_found')
  async takeBack(
    @IdParam() id: string,
    @IdParam('creditId') creditId: string,
    @Me() { accountId }: SignedIn,
    @Body() { reason }: ReasonRequest,
  ): Promise<StudentCreditResponse[]> {
    await this.credits.takeBack(accountId, id, creditId, reason);
    return this.credits.list(id);
  }
}
