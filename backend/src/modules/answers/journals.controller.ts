import { Body, Headers, Post, Put } from '@nestjs/common';
import { Answers, Summary } from '../../platform/http/answers.js';
import { Refuses } from '../../platform/http/refuses.js';
import { IdParam } from '../../platform/http/id-param.js';
import { TakesVersion, versionOf } from '../../platform/http/if-match.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { RateLimit } from '../../platform/security/rate-limit.js';
import { MemberController } from '../../platform/security/controllers.js';
import { JournalSharingService } from './journal-sharing.service.js';
import { JournalAnswerResponse, SaveJournalRequest } from './journals.dto.js';
import { JournalsService } from './journals.service.js';

@MemberController('me/widgets/:widgetId/journal', { tag: 'Answers', area: 'learning' })
@Refuses('module_locked', 'not_found')
export class JournalsController {
  constructor(
    private readonly journals: JournalsService,
    private readonly sharing: JournalSharingService,
  ) {}

  @Put()
  @RateLimit({ name: 'answers.journal', limit: 120, perSeconds: 60 })
  @Summary('Save a journal answer; with If-Match, a newer edit isn’t overwritten')
  @TakesVersion('Version that was read; 0 if there’s none yet')
  @Answers(JournalAnswerResponse)
  save(
    @Me() me: SignedIn,
    @IdParam('widgetId') widgetId: string,
    @Body() { text }: SaveJournalRequest,
    @Headers('if-match') ifMatch?: string,
  ) {
    return this.journals.save(me, widgetId, text, versionOf(ifMatch));
  }

  @Post('share')
  @Summary('Share a copy of the current answer with the coach')
  @TakesVersion('Version to share')
  @Answers(JournalAnswerResponse, 'nothing_to_share')
  share(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string, @Headers('if-match') ifMatch?: string) {
    return this.sharing.share(me, widgetId, versionOf(ifMatch));
  }

  @Post('unshare')
  @Summary('Stop sharing a journal answer; the coach’s reply stays')
  @Answers(JournalAnswerResponse)
  unshare(@Me() me: SignedIn, @IdParam('widgetId') widgetId: string) {
    return this.sharing.unshare(me, widgetId);
  }
}
