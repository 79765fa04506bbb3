import { Body, Controller, Delete, Get, HttpCode, Put } from '@nestjs/common';
import { ApiNoContentResponse, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { PackageResponse, PutPackageRequest } from './packages.dto.js';
import { PackagesService } from './packages.service.js';

@ApiTags('Coach sessions')
@Controller('creator/products/:id/sessions')
@Allow('creator')
export class PackagesController {
  constructor(private readonly packages: PackagesService) {}

  @Get()
  @ApiOperation({ summary: 'Get the sessions that a coaching product includes' })
  @ApiOkResponse({ type: PackageResponse })
  @Refuses('not_found')
  one(@IdParam() id: string): Promise<PackageResponse> {
    return this.packages.one(id);
  }

  @Put()
  @ApiOperation({
    summary: 'Set the sessions that a product includes from now on; earlier purchases don’t change',
  })
  @ApiOkResponse({ type: PackageResponse })
  @Refuses('not_found', 'not_possible')
  async set(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() request: PutPackageRequest,
  ): Promise<PackageResponse> {
    await this.packages.set(accountId, id, request);
    return this.packages.one(id);
  }

  @Delete()
  @HttpCode(204)
  @ApiOperation({ summary: 'Stop including sessions with a product; earlier purchases don’t change' })
  @ApiNoContentResponse()
  remove(@IdParam() id: string, @Me() { accountId }: SignedIn): Promise<void> {
    return this.packages.remove(accountId, id);
  }
}
