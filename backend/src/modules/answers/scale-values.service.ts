import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { notFound, unprocessable } from '../../kernel/errors.js';
import { Database } from '../../platform/database/database.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { AnswerAccessService } from './answer-access.service.js';
import type { ScaleValueResponse } from './answers.dto.js';

@Injectable()
export class ScaleValuesService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly access: AnswerAccessService,
  ) {}

  /** Stores a point of the member's curve. The same id again corrects its value and keeps its time. */
  async put(me: SignedIn, widgetId: string, id: string, value: number): Promise<ScaleValueResponse> {
    const { settings } = await this.access.to(me, widgetId, 'opinionScale');
    const { min, max } = settings;
    if (value < min || value > max) {
      const between = `must be between ${min} and ${max}`;
      throw unprocessable('value_out_of_range', `The value ${between}`, { value: between });
    }
    const row = await this.database.transaction((tx) =>
      tx.one<ScaleValueResponse>(
        `insert into scale_values as s (id, account_id, widget_id, value, at) values ($1, $2, $3, $4, $5)
         on conflict (id) do update set value = excluded.value where s.account_id = $2 and s.widget_id = $3
         returning id, value, at`,
        [id, me.accountId, widgetId, value, this.clock.now()],
      ),
    );
    if (!row) throw notFound('Scale value');
    return row;
  }

  /** Removes a value, also while the lesson is closed to the member. */
  async remove(me: SignedIn, widgetId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const removed = await tx.changed(
        'delete from scale_values where id = $1 and account_id = $2 and widget_id = $3',
        [id, me.accountId, widgetId],
      );
      if (removed === 0) throw notFound('Scale value');
    });
  }
}
