import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { MyGroupResponse } from './groups.dto.js';
import { GroupsQueries } from './groups.queries.js';

@ApiTags('Groups')
@Controller('me/groups')
@Allow('member')
export class MyGroupsController {
  constructor(private readonly queries: GroupsQueries) {}

  @Get()
  @ApiOperation({ summary: 'List the member’s circles and pods, circles first' })
  @ApiOkResponse({ type: [MyGroupResponse] })
  mine(@Me() { accountId }: SignedIn): Promise<MyGroupResponse[]> {
    return this.queries.ofMember(accountId);
  }
}
