import { Body, Post } from '@nestjs/common';
import { AnswersNothing, Summary } from '../../../platform/http/answers.js';
import { IdParam } from '../../../platform/http/id-param.js';
import { Refuses } from '../../../platform/http/refuses.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { Me } from '../../../platform/security/current-actor.js';
import { CoachController } from '../../../platform/security/controllers.js';
import { HideMessageRequest } from './hidden-messages.dto.js';
import { HiddenMessagesService } from './hidden-messages.service.js';

@CoachController('creator/messages/:id', { tag: 'Message moderation', area: 'messages' })
@Refuses('not_found')
export class HiddenMessagesController {
  constructor(private readonly hidden: HiddenMessagesService) {}

  @Post('hide')
  @Summary('Hide a message from the others in a circle or pod; its author sees the reason')
  @AnswersNothing()
  hide(@Me() me: SignedIn, @IdParam() id: string, @Body() { reason }: HideMessageRequest) {
    return this.hidden.hide(me, id, reason);
  }

  @Post('show')
  @Summary('Show a hidden message of a circle or pod again')
  @AnswersNothing('consent_needed')
  show(@Me() me: SignedIn, @IdParam() id: string) {
    return this.hidden.show(me, id);
  }
}
