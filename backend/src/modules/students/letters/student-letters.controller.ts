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
  @Summary('A mail to students as they would get it')
  @Answers(LetterPreviewResponse)
  preview(@Body() letter: WriteLetterRequest): Promise<LetterPreviewResponse> {
    return this.letters.preview(letter);
  }

  @Post('letters')
  @HttpCode(202)
  @RateLimit({ name: 'students.letters.many', limit: 10, perSeconds: 3600 })
  @Summary(
    'Write to several students by mail',
    'Each gets a mail of their own. Who is blocked or has not confirmed the address is left out. Answers go to the coach’s own address. What was written is not kept.',
  )
  @ApiAcceptedResponse({ type: LettersSentResponse })
  writeToMany(@Body() letter: WriteLettersRequest, @Me() me: SignedIn): Promise<LettersSentResponse> {
    return this.letters.writeToMany(letter, me.accountId);
  }

  @Post(':id/letters')
  @HttpCode(202)
  @RateLimit({ name: 'students.letters', limit: 60, perSeconds: 3600 })
  @Summary(
    'Write to a student by mail',
    'The answer goes to the coach’s own address. What was written is not kept.',
  )
  @ApiAcceptedResponse({ description: 'The mail is on its way' })
  @Refuses('not_found', 'consent_needed')
  write(@IdParam() id: string, @Body() letter: WriteLetterRequest, @Me() me: SignedIn): Promise<void> {
    return this.letters.write(id, letter, me.accountId);
  }
}
