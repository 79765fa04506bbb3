import { Body, Controller, Get, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../platform/http/answers.js';
import { IdParam } from '../../platform/http/id-param.js';
import { Refuses } from '../../platform/http/refuses.js';
import { Allow } from '../../platform/security/access.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { GuardianRemovalService, WardConsentsService } from '../accounts/index.js';
import { NoteCallRequest, StudentFamilyResponse } from './student-family.dto.js';
import { StudentFamilyQueries } from './student-family.queries.js';
import { StudentsQueries } from './students.queries.js';
import { ClosedToPrograms } from '../../platform/security/scopes.js';

/** A student's guardians, and the consents they gave. */
@ApiTags('Students')
@Controller('students/:id/family')
@Allow('creator')
@Refuses('not_found')
@ClosedToPrograms('guardian')
export class StudentFamilyController {
  constructor(
    private readonly records: StudentsQueries,
    private readonly families: StudentFamilyQueries,
    private readonly wardConsents: WardConsentsService,
    private readonly removal: GuardianRemovalService,
  ) {}

  @Get()
  @Summary('Get a member’s age group, guardians, daughters and consents')
  @Answers(StudentFamilyResponse)
  async read(@Me() me: SignedIn, @IdParam() id: string) {
    await this.records.expect(id);
    return this.families.read(me, id);
  }

  @Post('record-call')
  @RateLimit({ name: 'students.calls', limit: 20, perSeconds: 3600 })
  @Summary(
    'Record a call in which a guardian agreed for a minor',
    'Opens the account like an order paid by card. It can’t be changed afterward. The guardian gets an email and can read it.',
  )
  @Answers(StudentFamilyResponse)
  async noteCall(@Me() me: SignedIn, @IdParam() id: string, @Body() call: NoteCallRequest) {
    await this.wardConsents.noteCall(me, id, call);
    return this.families.read(me, id);
  }

  @Post('guardians/:guardianId/remove')
  @Summary(
    'Remove a guardian or a pending guardian of a minor',
    'Without another confirmed adult as guardian, all consents end and the minor is signed out.',
  )
  @Answers(StudentFamilyResponse)
  async removeGuardian(@Me() me: SignedIn, @IdParam() id: string, @IdParam('guardianId') guardianId: string) {
    await this.removal.removeByCoach(me, id, guardianId);
    return this.families.read(me, id);
  }
}
