import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { unprocessable } from '../../kernel/errors.js';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { AnswerAccessService } from './answer-access.service.js';
import type { ChoiceAnswerResponse } from './answers.dto.js';
import { judge } from './judge.js';

@Injectable()
export class ChoicesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: AnswerAccessService,
  ) {}

  /** Stores a choice. Members can answer as often as they like; the last answer counts. */
  async choose(
    me: SignedIn,
    widgetId: string,
    optionId: string,
    language: Language,
  ): Promise<ChoiceAnswerResponse> {
    const { settings } = await this.access.to(me, widgetId, 'multiple_choice');
    const judged = judge(settings, optionId, language);
    if (!judged) {
      throw unprocessable('no_such_option', 'This question doesn’t have that option', {
        optionId: 'must be one of the options',
      });
    }
    const now = this.clock.now();
    await this.database.transaction((tx) =>
      tx.query(
        `insert into choice_answers (account_id, widget_id, option_id, option_text, answered_at)
         values ($1, $2, $3, $4, $5)
         on conflict (account_id, widget_id) do update set option_id = $3, option_text = $4, answered_at = $5`,
        [me.accountId, widgetId, optionId, judged.option.text, now],
      ),
    );
    return { widgetId, optionId, ...judged.verdict, answeredAt: now };
  }
}
