import { Body, Controller, Post } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { Answers, Summary } from '../../../platform/http/answers.js';
import { Allow } from '../../../platform/security/access.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { RateLimit } from '../../../platform/security/rate-limit.js';
import { LetterSeenResponse, LetterTestedResponse, SeeLetterRequest } from './letter-words.dto.js';
import { SeeLettersService } from './see-letters.service.js';

@ApiTags('Broadcasts')
@Controller('creator/letters')
@Allow('creator')
export class SeeLettersController {
  constructor(private readonly letters: SeeLettersService) {}

  @Post('preview')
  @RateLimit({ name: 'letters.preview', limit: 240, perSeconds: 60 })
  @Summary('Preview an email with sample data; nothing is saved or sent')
  @Answers(LetterSeenResponse)
  preview(@Body() letter: SeeLetterRequest): Promise<LetterSeenResponse> {
    return this.letters.preview(letter);
  }

  @Post('test')
  @RateLimit({ name: 'letters.test', limit: 20, perSeconds: 3600 })
  @Summary('Send a test email to the coach; its links aren’t counted')
  @Answers(LetterTestedResponse, 'mail_refused')
  async test(@Me() { accountId }: SignedIn, @Body() letter: SeeLetterRequest): Promise<LetterTestedResponse> {
    return { sentTo: await this.letters.test(letter, accountId) };
  }
}
