import { Body, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { IgnoresIdempotencyKey } from '../../../platform/http/ignores-idempotency-key.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { CoachController } from '../../../platform/security/controllers.js';
import {
  EmailPreviewResponse,
  EmailsSentResponse,
  WriteEmailRequest,
  WriteEmailsRequest,
} from '../access/student-access.dto.js';
import { StudentEmailsService } from './student-emails.service.js';

@CoachController('students', { tag: 'Students', area: 'students' })
export class StudentEmailsController {
  constructor(private readonly emails: StudentEmailsService) {}

  @Post('emails/preview')
  @IgnoresIdempotencyKey('changes-nothing')
  @RateLimit({ name: 'students.emails.preview', limit: 300, perSeconds: 3600 })
  @Summary('Preview an email to students')
  @Answers(EmailPreviewResponse)
  preview(@Body() email: WriteEmailRequest) {
    return this.emails.preview(email);
  }

  @Post('emails')
  @HttpCode(202)
  @RateLimit({ name: 'students.emails.many', limit: 10, perSeconds: 3600 })
  @Summary(
    'Email several students',
    'Each person gets a separate email. Blocked people and people without a confirmed address are left out. Replies go to the coach’s address. The text isn’t stored.',
  )
  @ApiAcceptedResponse({ type: EmailsSentResponse })
  writeToMany(@Body() email: WriteEmailsRequest, @Me() me: SignedIn): Promise<EmailsSentResponse> {
    return this.emails.writeToMany(email, me.accountId);
  }

  @Post(':id/emails')
  @HttpCode(202)
  @RateLimit({ name: 'students.emails', limit: 60, perSeconds: 3600 })
  @Summary('Email a student', 'Replies go to the coach’s address. The text isn’t stored.')
  @ApiAcceptedResponse({ description: 'The email is on its way' })
  @Refuses('not_found', 'consent_needed')
  write(@IdParam() id: string, @Body() email: WriteEmailRequest, @Me() me: SignedIn): Promise<void> {
    return this.emails.write(id, email, me.accountId);
  }
}
