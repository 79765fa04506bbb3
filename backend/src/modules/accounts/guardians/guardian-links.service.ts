import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict } from '../../../kernel/errors.js';
import type { Tx } from '../../../platform/database/database.js';
import { GuardianLink } from './guardian-link.entity.js';

/** Creates and ends guardianships. Each change locks the minor's row first, so that a simultaneous one sees it. */
@Injectable()
export class GuardianLinksService {
  constructor(private readonly clock: Clock) {}

  /** Returns the guardians of a minor, first guardian first. The minor's row stays locked until the transaction ends. */
  async locked(tx: Tx, wardId: string): Promise<string[]> {
    await tx.query('select from accounts where id = $1 for update', [wardId]);
    const links = await tx.query<{ id: string }>(
      'select guardian_id as id from guardian_links where ward_id = $1 order by place',
      [wardId],
    );
    return links.map(({ id }) => id);
  }

  /** Links the first guardian. A further one needs the first one's invitation. */
  async beginFirst(tx: Tx, guardianId: string, wardId: string): Promise<void> {
    if ((await this.locked(tx, wardId)).length > 0)
      throw conflict('full', 'She already has a guardian, who can invite you');
    await this.insert(tx, guardianId, wardId, 1);
  }

  /** Links another guardian. The database refuses a third one. */
  async join(tx: Tx, guardianId: string, wardId: string): Promise<void> {
    const first = await tx.one<unknown>('select from guardian_links where ward_id = $1 and place = 1', [
      wardId,
    ]);
    await this.insert(tx, guardianId, wardId, first ? 2 : 1);
  }

  async end(tx: Tx, guardianId: string, wardId: string): Promise<void> {
    await tx.delete(GuardianLink, { guardianId, wardId });
    await tx.query('delete from guardian_invitations where ward_id = $1 and guardian_id = $2', [
      wardId,
      guardianId,
    ]);
  }

  private async insert(tx: Tx, guardianId: string, wardId: string, place: 1 | 2): Promise<void> {
    await tx.insert(GuardianLink, { guardianId, wardId, place, since: this.clock.now() });
  }
}
