import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { AuditModule } from '../audit/index.js';
import { GroupAssignmentsService } from './group-assignments.service.js';
import { GroupsController } from './groups.controller.js';
import { groupEntities } from './groups.entities.js';
import { GroupsQueries } from './groups.queries.js';
import { GroupsService } from './groups.service.js';
import { MyGroupsController } from './my-groups.controller.js';
import { OnMemberErased } from './on-member-erased.js';
import { PersonalDataQueries } from './personal-data.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature(groupEntities), AuditModule],
  controllers: [GroupsController, MyGroupsController],
  providers: [GroupsQueries, GroupsService, GroupAssignmentsService, OnMemberErased, PersonalDataQueries],
})
export class GroupsModule {}
