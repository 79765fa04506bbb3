import { Injectable } from '@nestjs/common';
import type { EventMap } from '../../events/index.js';
import type { Tx } from '../database/database.js';
import { On } from '../jobs/decorators.js';

/** Deletes the stored answers of an erased member. Exports have the results of the calls instead. */
@Injectable()
export class PersonalDataService {
  @On('member.erased', 'idempotency.erase')
  async erase({ accountId }: EventMap['member.erased'], tx: Tx): Promise<void> {
    await tx.query('delete from idempotency_keys where account_id = $1', [accountId]);
  }
}
