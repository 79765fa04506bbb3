import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { BroughtMembersService } from './brought-members.service.js';

/** Adds owners of a product to its circles and pods: a minor only while a guardian consents. */
@Injectable()
export class OnRightsChanged {
  constructor(private readonly brought: BroughtMembersService) {}

  @On('access.changed', 'groups.follow-access')
  @On('standing.changed', 'groups.follow-standing')
  async settle({ accountId }: { accountId: string }, tx: Tx): Promise<void> {
    await this.brought.settle(tx, [accountId]);
  }
}
