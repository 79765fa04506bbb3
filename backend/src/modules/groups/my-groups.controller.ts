import { Get } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { MemberController } from '../../platform/security/controllers.js';
import { MyGroupResponse } from './groups.dto.js';
import { GroupsQueries } from './groups.queries.js';

@MemberController('me/groups', { tag: 'Groups', area: 'community' })
export class MyGroupsController {
  constructor(private readonly queries: GroupsQueries) {}

  @Get()
  @Summary('List the member’s circles and pods, circles first')
  @Answers([MyGroupResponse])
  mine(@Me() { accountId }: SignedIn) {
    return this.queries.ofMember(accountId);
  }
}
