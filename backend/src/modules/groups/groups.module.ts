import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { BroughtMembersService } from './brought-members.service.js';
import { GroupAssignmentsService } from './group-assignments.service.js';
import { GroupsController } from './groups.controller.js';
import { GroupsQueries } from './groups.queries.js';
import { GroupsService } from './groups.service.js';
import { MyGroupsController } from './my-groups.controller.js';
import { OnRightsChanged } from './on-rights-changed.js';
import { PersonalDataService } from './personal-data.service.js';
import { ProductGroupsController } from './product-groups.controller.js';
import { ProductGroupsQueries } from './product-groups.queries.js';
import { ProductGroupsService } from './product-groups.service.js';
import { SettleGroupJob } from './settle-group.job.js';
import { TakenOutMembersService } from './taken-out-members.service.js';

@Module({
  imports: [AuditModule],
  controllers: [GroupsController, MyGroupsController, ProductGroupsController],
  providers: [
    GroupsQueries,
    GroupsService,
    GroupAssignmentsService,
    ProductGroupsQueries,
    ProductGroupsService,
    BroughtMembersService,
    TakenOutMembersService,
    SettleGroupJob,
    OnRightsChanged,
    PersonalDataService,
  ],
})
export class GroupsModule {}
