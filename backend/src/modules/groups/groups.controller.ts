import { Body, Controller, Delete, Get, HttpCode, Patch, Post, Put } from '@nestjs/common';
import {
  ApiCreatedResponse,
  ApiNoContentResponse,
  ApiOkResponse,
  ApiOperation,
  ApiTags,
} from '@nestjs/swagger';
import { IdParam } from '../../platform/http/id-param.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { ForPrograms } from '../../platform/security/scopes.js';
import { GroupAssignmentsService } from './group-assignments.service.js';
import {
  GroupResponse,
  NewGroupRequest,
  RenameGroupRequest,
  StudentGroupsDto,
  StudentGroupsResponse,
} from './groups.dto.js';
import { GroupsQueries } from './groups.queries.js';
import { GroupsService } from './groups.service.js';
import { TakenOutMembersService } from './taken-out-members.service.js';

@ApiTags('Groups')
@ForPrograms('students')
@Controller()
@Allow('creator')
export class GroupsController {
  constructor(
    private readonly queries: GroupsQueries,
    private readonly groups: GroupsService,
    private readonly assignments: GroupAssignmentsService,
    private readonly takenOut: TakenOutMembersService,
  ) {}

  @Get('circles')
  @ApiOperation({ summary: 'List all circles by name' })
  @ApiOkResponse({ type: [GroupResponse] })
  circles(): Promise<GroupResponse[]> {
    return this.queries.ofKind('circle');
  }

  @Get('pods')
  @ApiOperation({ summary: 'List all pods by name' })
  @ApiOkResponse({ type: [GroupResponse] })
  pods(): Promise<GroupResponse[]> {
    return this.queries.ofKind('pod');
  }

  @Post('groups')
  @ApiOperation({ summary: 'Create a circle or pod' })
  @ApiCreatedResponse({ type: GroupResponse })
  @Refuses('name_taken')
  async add(@Me() me: SignedIn, @Body() request: NewGroupRequest): Promise<GroupResponse> {
    return this.queries.one(await this.groups.add(me.accountId, request));
  }

  @Patch('groups/:id')
  @ApiOperation({ summary: 'Rename a circle or pod' })
  @ApiOkResponse({ type: GroupResponse })
  @Refuses('not_found', 'name_taken')
  async rename(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { name }: RenameGroupRequest,
  ): Promise<GroupResponse> {
    await this.groups.rename(me.accountId, id, name);
    return this.queries.one(id);
  }

  @Delete('groups/:id')
  @HttpCode(204)
  @ApiOperation({ summary: 'Delete a circle or pod; its members leave it' })
  @ApiNoContentResponse()
  @Refuses('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.groups.remove(me.accountId, id);
  }

  @Get('students/:id/groups')
  @ApiOperation({ summary: 'Get a member’s circle and pod, and the groups that come with products' })
  @ApiOkResponse({ type: StudentGroupsResponse })
  @Refuses('not_found')
  ofStudent(@IdParam() id: string): Promise<StudentGroupsResponse> {
    return this.queries.ofStudent(id);
  }

  @Put('students/:id/groups')
  @ApiOperation({
    summary: 'Set a member’s circle and pod, or remove them',
    description: 'Groups that come with products don’t change.',
  })
  @ApiOkResponse({ type: StudentGroupsResponse })
  @Refuses('not_found', 'no_such_group', 'consent_needed')
  async assign(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() groups: StudentGroupsDto,
  ): Promise<StudentGroupsResponse> {
    await this.assignments.assign(me.accountId, id, groups);
    return this.queries.ofStudent(id);
  }

  @Delete('students/:id/groups/:groupId')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Remove a member from a circle or pod, including one that comes with a product',
    description:
      'The member’s current products no longer add them to this group. Later purchases or grants do. The member is notified.',
  })
  @ApiNoContentResponse()
  @Refuses('not_found')
  takeOut(@Me() me: SignedIn, @IdParam() id: string, @IdParam('groupId') groupId: string): Promise<void> {
    return this.takenOut.takeOut(me.accountId, id, groupId);
  }

  @Put('students/:id/groups/:groupId')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Add a removed member back to a circle or pod that comes with a product',
  })
  @ApiNoContentResponse()
  @Refuses('consent_needed', 'not_found')
  bringBack(@Me() me: SignedIn, @IdParam() id: string, @IdParam('groupId') groupId: string): Promise<void> {
    return this.takenOut.bringBack(me.accountId, id, groupId);
  }
}
