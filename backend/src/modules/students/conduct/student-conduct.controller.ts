import { Body, Controller, Delete, Get, Post, Put } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { ConductQueries, ConductResponse, MuteRequest, WarnRequest } from '../../accounts/index.js';
import { StudentRecordQueries } from '../student-record.queries.js';
import { StudentConductService } from './student-conduct.service.js';

/** The coach's warnings to a student, and the student's mute. */
@ApiTags('Students')
@Controller('students/:id')
@Allow('creator')
@Refuses('not_found')
export class StudentConductController {
  constructor(
    private readonly records: StudentRecordQueries,
    private readonly queries: ConductQueries,
    private readonly conduct: StudentConductService,
  ) {}

  @Get('conduct')
  @Summary('Get a student’s warnings, and whether they’re muted')
  @Answers(ConductResponse)
  async read(@IdParam() id: string): Promise<ConductResponse> {
    await this.records.expect(id);
    return this.queries.of(id);
  }

  @Post('warnings')
  @Summary(
    'Warn a student',
    'The student is notified and must confirm the warning before posting again. A minor’s guardians are notified, too.',
  )
  @Answers(ConductResponse)
  async warn(
    @Me() { accountId }: SignedIn,
    @IdParam() id: string,
    @Body() { text }: WarnRequest,
  ): Promise<ConductResponse> {
    await this.conduct.warn(accountId, id, text);
    return this.queries.of(id);
  }

  @Put('mute')
  @Summary(
    'Mute a student',
    'For a time, or until lifted. The student can still read everything and message the coach and family. Muting again replaces the end and the reason.',
  )
  @Answers(ConductResponse)
  async mute(
    @Me() { accountId }: SignedIn,
    @IdParam() id: string,
    @Body() mute: MuteRequest,
  ): Promise<ConductResponse> {
    await this.conduct.mute(accountId, id, mute);
    return this.queries.of(id);
  }

  @Delete('mute')
  @Summary('Unmute a student')
  @Answers(ConductResponse)
  async unmute(@Me() { accountId }: SignedIn, @IdParam() id: string): Promise<ConductResponse> {
    await this.conduct.unmute(accountId, id);
    return this.queries.of(id);
  }
}
