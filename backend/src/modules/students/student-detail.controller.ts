import { Body, Get, Headers, Patch, Put, Query } from '@nestjs/common';
import { ApiOperation } from '@nestjs/swagger';
import { Answers, AnswersArray, AnswersPage, Summary } from '../../platform/http/answers.js';
import { SendsEtag } from '../../platform/http/etag.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import { PUT_AS_PATCH } from '../../platform/http/takes-record.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { EditMemberRequest, MemberRecordService } from '../accounts/index.js';
import { StudentPaymentResponse, StudentPurchaseResponse } from './student-purchases.dto.js';
import { StudentPurchasesQueries } from './student-purchases.queries.js';
import { PutStudentRequest, StudentRecordResponse } from './student-record.dto.js';
import { StudentsQueries } from './students.queries.js';
import { StudentBookingResponse } from './student-sessions.dto.js';
import { TimelineEntryResponse, TimelineQuery } from './student-timeline.dto.js';
import { StudentTimelineQueries } from './student-timeline.queries.js';

/** The coach's page of one student. */
@CoachController('students/:id', { tag: 'Students', area: 'students' })
@Refuses('not_found')
export class StudentDetailController {
  constructor(
    private readonly records: StudentsQueries,
    private readonly purchased: StudentPurchasesQueries,
    private readonly members: MemberRecordService,
  ) {}

  @Get()
  @SendsEtag()
  @Summary('Get a member, for the coach')
  @Answers(StudentRecordResponse)
  read(@IdParam() id: string) {
    return this.records.record(id);
  }

  @Patch()
  @Summary('Update a member’s details; with If-Match, a newer edit isn’t overwritten')
  @TakesVersion('Version that was read')
  @Answers(StudentRecordResponse)
  async edit(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: EditMemberRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    await this.members.edit(me.accountId, id, request, versionOf(ifMatch));
    return this.records.record(id);
  }

  /** Accepts the request in the simple-rest dialect. */
  @Put()
  @ApiOperation(PUT_AS_PATCH)
  @TakesVersion('Version that was read')
  @Answers(StudentRecordResponse)
  put(
    @Me() me: SignedIn,
    @IdParam() id: string,
    @Body() request: PutStudentRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.edit(me, id, request, ifMatch);
  }

  @Get('purchases')
  @Summary('List what a member bought and received, newest first')
  @AnswersArray(StudentPurchaseResponse)
  async purchases(@IdParam() id: string) {
    await this.records.expect(id);
    return this.purchased.purchases(id);
  }

  @Get('payments')
  @Summary('List payments received from a member, newest first')
  @Answers([StudentPaymentResponse])
  async payments(@IdParam() id: string) {
    await this.records.expect(id);
    return this.purchased.payments(id);
  }

  @Get('bookings')
  @Summary('List a member’s coaching sessions, latest first')
  @AnswersArray(StudentBookingResponse)
  async bookings(@IdParam() id: string) {
    await this.records.expect(id);
    return this.purchased.bookings(id);
  }
}

@CoachController('students/:id/timeline', { tag: 'Students', area: 'students' })
export class StudentTimelineController {
  constructor(
    private readonly records: StudentsQueries,
    private readonly timeline: StudentTimelineQueries,
  ) {}

  @Get()
  @Summary('List everything that happened with a member, newest first')
  @AnswersPage(TimelineEntryResponse, 'not_found')
  async page(@IdParam() id: string, @Query() query: TimelineQuery) {
    await this.records.expect(id);
    return this.timeline.page(id, query);
  }
}
