import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Actor } from '../../../platform/security/actor.js';
import { type Facts, may, type Person, STRANGERS } from './may.js';

/** Who may be given the addresses of frames of other companies (product rule 10.12). */
@Injectable()
export class ForeignFramesQueries {
  constructor(private readonly database: Database) {}

  /** Of a visitor nothing is known. */
  async mayOpen(actor: Actor): Promise<boolean> {
    if (!actor) return true;
    const me = await this.database.one<Person & Pick<Facts, 'consented' | 'framesAgreed'>>(
      'select role, band, consented, frames_agreed as "framesAgreed" from people where id = $1',
      [actor.accountId],
    );
    if (!me) return false;
    const { consented, framesAgreed } = me;
    return may(me, 'open-foreign-frame', me, { ...STRANGERS, kinship: 'self', consented, framesAgreed });
  }
}
