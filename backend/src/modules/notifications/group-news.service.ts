import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { BellService } from './bell.service.js';
import { sameThing } from './same-thing.js';

const CIRCLES = '/my-sanctum/community/circle';

/**
 * Notifies a member who was added to a circle or pod, or removed from one. A purchase that adds the member to two makes two
 * notifications, because each leads to its own group; nothing is emailed.
 */
@Injectable()
export class GroupNewsService {
  constructor(private readonly bell: BellService) {}

  /** Does nothing if the member has left the group. */
  async joined(tx: Tx, accountId: string, groupId: string): Promise<void> {
    const title = await this.nameOf(tx, groupId);
    if (title === undefined || !(await this.isIn(tx, accountId, groupId))) return;
    await this.bell.readThings(tx, accountId, ['circle-taken-out'], [groupId]);
    await this.bell.ring(tx, {
      kind: 'circle-joined',
      accountId,
      thing: groupId,
      source: sameThing(accountId, groupId),
      path: `${CIRCLES}?group=${groupId}`,
      facts: { title },
    });
  }

  async takenOut(tx: Tx, accountId: string, groupId: string): Promise<void> {
    const title = await this.nameOf(tx, groupId);
    if (title === undefined || (await this.isIn(tx, accountId, groupId))) return;
    await this.bell.ring(tx, {
      kind: 'circle-taken-out',
      accountId,
      thing: groupId,
      path: CIRCLES,
      facts: { title },
    });
  }

  /** Withdraws the notification of joining from a member who left, so that joining again notifies again. */
  async left(tx: Tx, accountId: string, groupId: string): Promise<void> {
    if (await this.isIn(tx, accountId, groupId)) return;
    await this.bell.takeBack(tx, ['circle-joined'], [sameThing(accountId, groupId)]);
  }

  private async nameOf(tx: Tx, groupId: string): Promise<string | undefined> {
    const group = await tx.one<{ name: string }>('select name from group_facts where id = $1', [groupId]);
    return group?.name;
  }

  private async isIn(tx: Tx, accountId: string, groupId: string): Promise<boolean> {
    const found = await tx.query('select from grouped_members where account_id = $1 and group_id = $2', [
      accountId,
      groupId,
    ]);
    return found.length > 0;
  }
}
