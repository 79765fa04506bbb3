import { Body, Delete, Get, Post, Put } from '@nestjs/common';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { ReasonRequest } from '../../audit/index.js';
import {
  GiveSessionsRequest,
  PackageResponse,
  PutPackageRequest,
  StudentCreditResponse,
} from './credits.dto.js';
import { PackagesService } from './packages.service.js';
import { StudentCreditsService } from './student-credits.service.js';

@CoachController('creator/products/:id/sessions', { tag: 'Coach sessions', area: 'coaching' })
export class PackagesController {
  constructor(private readonly packages: PackagesService) {}

  @Get()
  @Summary('Get the sessions that a coaching product includes')
  @Answers(PackageResponse, 'not_found')
  one(@IdParam() id: string) {
    return this.packages.one(id);
  }

  @Put()
  @Summary('Set the sessions that a product includes from now on; earlier purchases don’t change')
  @Answers(PackageResponse, 'not_found', 'not_possible')
  async set(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() request: PutPackageRequest) {
    await this.packages.set(accountId, id, request);
    return this.packages.one(id);
  }

  @Delete()
  @Summary('Stop including sessions with a product; earlier purchases don’t change')
  @AnswersNothing()
  remove(@IdParam() id: string, @Me() { accountId }: SignedIn) {
    return this.packages.remove(accountId, id);
  }
}

@CoachController('students/:id/sessions', { tag: 'Coach sessions', area: 'coaching' })
export class StudentCreditsController {
  constructor(private readonly credits: StudentCreditsService) {}

  @Get()
  @Summary('List a student’s session credits and what’s left')
  @Answers([StudentCreditResponse])
  list(@IdParam() id: string) {
    return this.credits.list(id);
  }

  @Post('give')
  @Summary('Give a student sessions')
  @Answers([StudentCreditResponse], 'consent_needed', 'not_found', 'not_possible')
  async give(@IdParam() id: string, @Me() { accountId }: SignedIn, @Body() request: GiveSessionsRequest) {
    await this.credits.give(accountId, id, request);
    return this.credits.list(id);
  }

  @Post(':creditId/revoke')
  @Summary('Take back sessions; upcoming bookings made with them are canceled, and the student gets an email')
  @Answers([StudentCreditResponse], 'not_found')
  async takeBack(
    @IdParam() id: string,
    @IdParam('creditId') creditId: string,
    @Me() { accountId }: SignedIn,
    @Body() { reason }: ReasonRequest,
  ) {
    await this.credits.takeBack(accountId, id, creditId, reason);
    return this.credits.list(id);
  }
}
