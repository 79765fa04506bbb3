import { Body, Get, Post } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Refuses } from '../../platform/http/refuses.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { CoachController } from '../../platform/security/controllers.js';
import { ReasonRequest } from '../audit/index.js';
import { AccessEndsService, HandGrantsService } from '../enrollments/index.js';
import {
  GiveProductRequest,
  MoveAccessEndRequest,
  StudentEnrollmentResponse,
} from './student-learning.dto.js';
import { StudentLearningQueries } from './student-learning.queries.js';
import { StudentsQueries } from './students.queries.js';

/** A student's products with their progress. The coach grants products by hand and takes them back. */
@CoachController('students/:id/enrollments', { tag: 'Students', area: 'students' })
@Refuses('not_found')
export class StudentLearningController {
  constructor(
    private readonly records: StudentsQueries,
    private readonly queries: StudentLearningQueries,
    private readonly grants: HandGrantsService,
    private readonly ends: AccessEndsService,
  ) {}

  @Get()
  @Summary('List a member’s products with course progress')
  @Answers([StudentEnrollmentResponse])
  async list(@IdParam() id: string) {
    const enrollments = await this.queries.enrollments(id);
    // Owners of products are students, so only an empty list needs the check.
    if (enrollments.length === 0) await this.records.expect(id);
    return enrollments;
  }

  @Post('grant')
  @Summary('Grant a product to a member without payment; the audit log keeps the reason')
  @Answers([StudentEnrollmentResponse], 'consent_needed', 'already_owned', 'wrong_status')
  async give(
    @Me() { accountId: by }: SignedIn,
    @IdParam() id: string,
    @Body() { productId, reason, accessUntil }: GiveProductRequest,
  ) {
    await this.records.expect(id);
    await this.grants.give({
      by,
      memberId: id,
      productId,
      reason: reason || null,
      until: momentOf(accessUntil),
    });
    return this.queries.enrollments(id);
  }

  @Post(':productId/revoke')
  @Summary('Revoke a granted product; refund paid ones instead')
  @Answers([StudentEnrollmentResponse], 'not_granted')
  async takeBack(
    @Me() { accountId: by }: SignedIn,
    @IdParam() id: string,
    @IdParam('productId') productId: string,
    @Body() { reason }: ReasonRequest,
  ) {
    await this.records.expect(id);
    await this.grants.takeBack({ by, memberId: id, productId, reason });
    return this.queries.enrollments(id);
  }

  @Post(':productId/move-end')
  @Summary(
    'Change when access to a product ends',
    'For products the coach gave, and those whose access ends. A bundle’s products and second seats follow.',
  )
  @Answers([StudentEnrollmentResponse], 'not_granted', 'consent_needed')
  async moveEnd(
    @Me() { accountId: by }: SignedIn,
    @IdParam() id: string,
    @IdParam('productId') productId: string,
    @Body() { accessUntil, reason }: MoveAccessEndRequest,
  ) {
    await this.records.expect(id);
    await this.ends.move({ by, memberId: id, productId, until: momentOf(accessUntil), reason });
    return this.queries.enrollments(id);
  }
}

const momentOf = (moment: string | null | undefined): Date | null => (moment ? new Date(moment) : null);
