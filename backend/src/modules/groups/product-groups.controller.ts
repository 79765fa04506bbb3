import { Body, Get, Post, Put } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { ProductGroupResponse, PutProductGroupsRequest } from './product-groups.dto.js';
import { ProductGroupsQueries } from './product-groups.queries.js';
import { ProductGroupsService } from './product-groups.service.js';

@CoachController('creator/products/:id/groups', { tag: 'Groups', area: 'products' })
export class ProductGroupsController {
  constructor(
    private readonly queries: ProductGroupsQueries,
    private readonly groups: ProductGroupsService,
  ) {}

  @Get()
  @Summary('List the circles and pods that come with a product')
  @Answers([ProductGroupResponse], 'not_found')
  list(@IdParam() id: string) {
    return this.queries.ofProduct(id);
  }

  @Put()
  @Summary(
    'Set the circles and pods that come with a product from now on',
    'A member who’s in a group only because of this product leaves it when the group is removed, or when access ends. A minor joins once a guardian has agreed to the community.',
  )
  @Answers([ProductGroupResponse], 'not_found', 'no_such_group')
  async set(
    @IdParam() id: string,
    @Me() { accountId }: SignedIn,
    @Body() { groupIds }: PutProductGroupsRequest,
  ) {
    await this.groups.set(accountId, id, groupIds);
    return this.queries.ofProduct(id);
  }

  @Post(':groupId/add-earlier-owners')
  @Summary(
    'Also add the current owners of a product to its groups, in the background',
    'While it’s running, `isBringing` is true and `members` increases. Repeating it has no effect.',
  )
  @Answers([ProductGroupResponse], 'not_found')
  async bringEarlier(
    @IdParam() id: string,
    @IdParam('groupId') groupId: string,
    @Me() { accountId }: SignedIn,
  ) {
    await this.groups.bringEarlier(accountId, id, groupId);
    return this.queries.ofProduct(id);
  }
}
