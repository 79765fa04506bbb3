import { Body, Controller, Delete, Get, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { PackageResponse, PutPackageRequest } from './packages.dto.js';
import { PackagesService } from './packages.service.js';
import { ForPrograms } from '../../../platform/security/scopes.js';

@ApiTags('Coach sessions')
@Controller('creator/products/:id/sessions')
@Allow('creator')
@ForPrograms('coaching')
export class PackagesController {
  constructor(private readonly packages: PackagesService) {}

  @Get()
  @Summary('Get the sessions that a coaching product includes')
  @Answers(PackageResponse, 'not_found')
  one(@IdParam() id: string): Promise<PackageResponse> {
    return this.packages.one(id);
  }

  @Put()
  @Summary('Set the sessions that a product includes from now on; earlier purchases don’t change')
  @Answers(PackageResponse, 'not_found', 'not_possible')
  async set(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutPackageRequest,
  ): Promise<PackageResponse> {
    await this.packages.set(accountId, id, request);
    return this.packages.one(id);
  }

  @Delete()
  @Summary('Stop including sessions with a product; earlier purchases don’t change')
  @AnswersNothing()
  remove(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.packages.remove(accountId, id);
  }
}
