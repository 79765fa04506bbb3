import { Body, Delete, Get, Headers, Patch, Post, Put } from '@nestjs/common';
import { Answers, AnswersArray, AnswersNothing, Creates, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { GroupAssignmentsService } from './group-assignments.service.js';
import {
  GroupMembersAddedResponse,
  GroupMembersRequest,
  GroupResponse,
  NewGroupRequest,
  RenameGroupRequest,
  StudentGroupsDto,
  StudentGroupsResponse,
} from './groups.dto.js';
import { GroupsQueries } from './groups.queries.js';
import { GroupsService } from './groups.service.js';
import { TakenOutMembersService } from './taken-out-members.service.js';

@CoachController('/', { tag: 'Groups', area: 'students' })
export class GroupsController {
  constructor(
    private readonly queries: GroupsQueries,
    private readonly groups: GroupsService,
    private readonly assignments: GroupAssignmentsService,
    private readonly takenOut: TakenOutMembersService,
  ) {}

  @Get('circles')
  @Summary('List all circles by name')
  @AnswersArray(GroupResponse)
  circles() {
    return this.queries.ofKind('circle');
  }

  @Get('pods')
  @Summary('List all pods by name')
  @AnswersArray(GroupResponse)
  pods() {
    return this.queries.ofKind('pod');
  }

  @Post('creator/groups')
  @Summary('Create a circle or pod')
  @Creates(GroupResponse, 'name_taken')
  async add(@Me() me: SignedIn, @Body() request: NewGroupRequest) {
    return this.queries.one(await this.groups.add(me.accountId, request));
  }

  @Patch('creator/groups/:id')
  @Summary('Rename a circle or pod')
  @TakesVersion('Version that was read')
  @Answers(GroupResponse, 'not_found', 'name_taken')
  async rename(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: RenameGroupRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.groups.rename(me.accountId, id, request, versionOf(ifMatch));
    return this.queries.one(id);
  }

  @Delete('creator/groups/:id')
  @Summary('Delete a circle or pod; its members leave it')
  @AnswersNothing('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string) {
    return this.groups.remove(me.accountId, id);
  }

  @Post('creator/groups/:id/add-members')
  @Summary(
    'Add many students to a circle or pod',
    'Students who were assigned to another one of this kind stay there.',
  )
  @Answers(GroupMembersAddedResponse, 'not_found')
  addMembers(@Me() me: SignedIn, @IdParam() id: string, @Body() { studentIds }: GroupMembersRequest) {
    return this.assignments.addMany(me.accountId, id, studentIds);
  }

  @Post('creator/groups/:id/remove-members')
  @Summary(
    'Remove many students whom the coach added to a circle or pod',
    'Those whom a product brings stay.',
  )
  @AnswersNothing('not_found')
  removeMembers(@Me() me: SignedIn, @IdParam() id: string, @Body() { studentIds }: GroupMembersRequest) {
    return this.assignments.removeMany(me.accountId, id, studentIds);
  }

  @Get('students/:id/groups')
  @Summary('Get a member’s circle and pod, and the groups that come with products')
  @Answers(StudentGroupsResponse, 'not_found')
  ofStudent(@IdParam() id: string) {
    return this.queries.ofStudent(id);
  }

  @Put('students/:id/groups')
  @Summary('Set a member’s circle and pod, or remove them', 'Groups that come with products don’t change.')
  @Answers(StudentGroupsResponse, 'not_found', 'no_such_group', 'consent_needed')
  async assign(@Me() me: SignedIn, @IdParam() id: string, @Body() groups: StudentGroupsDto) {
    await this.assignments.assign(me.accountId, id, groups);
    return this.queries.ofStudent(id);
  }

  @Delete('students/:id/groups/:groupId')
  @Summary(
    'Remove a member from a circle or pod, including one that comes with a product',
    'The member’s current products no longer add them to this group. Later purchases or grants do. The member is notified.',
  )
  @AnswersNothing('not_found')
  takeOut(@Me() me: SignedIn, @IdParam() id: string, @IdParam('groupId') groupId: string) {
    return this.takenOut.takeOut(me.accountId, id, groupId);
  }

  @Put('students/:id/groups/:groupId')
  @Summary('Add a removed member back to a circle or pod that comes with a product')
  @Answers(StudentGroupsResponse, 'consent_needed', 'not_found')
  async bringBack(@Me() me: SignedIn, @IdParam() id: string, @IdParam('groupId') groupId: string) {
    await this.takenOut.bringBack(me.accountId, id, groupId);
    return this.queries.ofStudent(id);
  }
}
