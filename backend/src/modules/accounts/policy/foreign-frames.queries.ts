import { Injectable } from '@nestjs/common';
import { Database } from '../../../platform/database/database.js';
import type { Actor } from '../../../platform/security/actor.js';
import { type Facts, may, type Person, STRANGERS } from './may.js';

/** Decides who gets the addresses of other companies' frames (product rule 10.12). */
@Injectable()
export class ForeignFramesQueries {
  constructor(private readonly database: Database) {}

  /** Returns true for visitors, about whom nothing is known. */
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
