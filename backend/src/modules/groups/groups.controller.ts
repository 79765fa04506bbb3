import { Body, Controller, Delete, Get, Patch, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, AnswersNothing, Creates, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
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
  @Summary('All circles, by name')
  @Answers([GroupResponse])
  circles(): Promise<GroupResponse[]> {
    return this.queries.ofKind('circle');
  }

  @Get('pods')
  @Summary('All pods, by name')
  @Answers([GroupResponse])
  pods(): Promise<GroupResponse[]> {
    return this.queries.ofKind('pod');
  }

  @Post('groups')
  @Summary('Make a circle or a pod')
  @Creates(GroupResponse, 'name_taken')
  async add(@Me() me: SignedIn, @Body() request: NewGroupRequest): Promise<GroupResponse> {
    return this.queries.one(await this.groups.add(me.accountId, request));
  }

  @Patch('groups/:id')
  @Summary('Rename a circle or a pod')
  @Answers(GroupResponse, 'not_found', 'name_taken')
  async rename(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() { name }: RenameGroupRequest,
  ): Promise<GroupResponse> {
    await this.groups.rename(me.accountId, id, name);
    return this.queries.one(id);
  }

  @Delete('groups/:id')
  @Summary('Delete a circle or a pod; its members leave it')
  @AnswersNothing('not_found')
  remove(@Me() me: SignedIn, @IdParam() id: string): Promise<void> {
    return this.groups.remove(me.accountId, id);
  }

  @Get('students/:id/groups')
  @Summary('The circle and the pod of a member, and where products bring this member')
  @Answers(StudentGroupsResponse, 'not_found')
  ofStudent(@IdParam() id: string): Promise<StudentGroupsResponse> {
    return this.queries.ofStudent(id);
  }

  @Put('students/:id/groups')
  @Summary(
    'Put a member into a circle and a pod, or into none',
    'Where products bring the member stays as it is.',
  )
  @Answers(StudentGroupsResponse, 'not_found', 'no_such_group', 'consent_needed')
  async assign(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() groups: StudentGroupsDto,
  ): Promise<StudentGroupsResponse> {
    await this.assignments.assign(me.accountId, id, groups);
    return this.queries.ofStudent(id);
  }

  @Delete('students/:id/groups/:groupId')
  @Summary(
    'Take a member out of a circle or pod, whatever brings the member there',
    'What the member has now brings the member there no longer; what is bought or given by hand later does. The member is told.',
  )
  @AnswersNothing('not_found')
  takeOut(@Me() me: SignedIn, @IdParam() id: string, @IdParam('groupId') groupId: string): Promise<void> {
    return this.takenOut.takeOut(me.accountId, id, groupId);
  }

  @Put('students/:id/groups/:groupId')
  @Summary('Bring a member back into a circle or pod, who was taken out and has a product that brings there')
  @AnswersNothing('consent_needed', 'not_found')
  bringBack(@Me() me: SignedIn, @IdParam() id: string, @IdParam('groupId') groupId: string): Promise<void> {
    return this.takenOut.bringBack(me.accountId, id, groupId);
  }
}
