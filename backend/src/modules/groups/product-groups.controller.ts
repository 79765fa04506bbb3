import { Body, Controller, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { ProductGroupResponse, PutProductGroupsRequest } from './product-groups.dto.js';
import { ProductGroupsQueries } from './product-groups.queries.js';
import { ProductGroupsService } from './product-groups.service.js';

@ApiTags('Groups')
@Controller('creator/products/:id/groups')
@Allow('creator')
export class ProductGroupsController {
  constructor(
    private readonly queries: ProductGroupsQueries,
    private readonly groups: ProductGroupsService,
  ) {}

  @Get()
  @Summary('The circles and pods into which a product brings whoever has it')
  @Answers([ProductGroupResponse], 'not_found')
  list(@IdParam() id: string): Promise<ProductGroupResponse[]> {
    return this.queries.ofProduct(id);
  }

  @Put()
  @Summary(
    'Say into which circles and pods it brings whoever gets it from now on',
    'Who is in one of them by this product alone leaves it when it is taken away, or when the access to the product ends. A minor comes in where a guardian has agreed to the community.',
  )
  @Answers([ProductGroupResponse], 'not_found', 'no_such_group')
  async set(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { groupIds }: PutProductGroupsRequest,
  ): Promise<ProductGroupResponse[]> {
    await this.groups.set(accountId, id, groupIds);
    return this.queries.ofProduct(id);
  }

  @Post(':groupId/earlier')
  @Summary(
    'Also bring in whoever had the product before, in the background',
    'While it goes on, `isBringing` is true and `members` grows. Twice is the same as once.',
  )
  @Answers([ProductGroupResponse], 'not_found')
  async bringEarlier(
    @IdParam() id: string,
    @IdParam('groupId') groupId: string,
    @Me() { accountId }: SignedIn,
  ): Promise<ProductGroupResponse[]> {
    await this.groups.bringEarlier(accountId, id, groupId);
    return this.queries.ofProduct(id);
  }
}
