import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiAcceptedResponse, ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { ForPrograms } from '../../../platform/security/scopes.js';
import {
  LetterPreviewResponse,
  LettersSentResponse,
  WriteLetterRequest,
  WriteLettersRequest,
} from './student-letters.dto.js';
import { StudentLettersService } from './student-letters.service.js';

@ApiTags('Students')
@ForPrograms('students')
@Controller('students')
@Allow('creator')
export class StudentLettersController {
  constructor(private readonly letters: StudentLettersService) {}

  @Post('letters/preview')
  @RateLimit({ name: 'students.letters.preview', limit: 300, perSeconds: 3600 })
  @Summary('Preview an email to students')
  @Answers(LetterPreviewResponse)
  preview(@Body() letter: WriteLetterRequest): Promise<LetterPreviewResponse> {
    return this.letters.preview(letter);
  }

  @Post('letters')
  @HttpCode(202)
  @RateLimit({ name: 'students.letters.many', limit: 10, perSeconds: 3600 })
  @Summary(
    'Email several students',
    'Each person gets a separate email. Blocked people and people without a confirmed address are left out. Replies go to the coach’s address. The text isn’t stored.',
  )
  @ApiAcceptedResponse({ type: LettersSentResponse })
  writeToMany(@Body() letter: WriteLettersRequest, @Me() me: SignedIn): Promise<LettersSentResponse> {
    return this.letters.writeToMany(letter, me.accountId);
  }

  @Post(':id/letters')
  @HttpCode(202)
  @RateLimit({ name: 'students.letters', limit: 60, perSeconds: 3600 })
  @Summary(
    'Email a student',
    'Replies go to the coach’s address. The text isn’t stored.',
  )
  @ApiAcceptedResponse({ description: 'The email is on its way' })
  @Refuses('not_found', 'consent_needed')
  write(@IdParam() id: string, @Body() letter: WriteLetterRequest, @Me() me: SignedIn): Promise<void> {
    return this.letters.write(id, letter, me.accountId);
  }
}
