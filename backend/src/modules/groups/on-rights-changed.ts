import { Injectable } from '@nestjs/common';
import type { Tx } from '../../platform/database/database.js';
import { On } from '../../platform/jobs/decorators.js';
import { BroughtMembersService } from './brought-members.service.js';

/** Puts whoever has a product into its circles and pods: a minor as long as a guardian agrees to it. */
@Injectable()
export class OnRightsChanged {
  constructor(private readonly brought: BroughtMembersService) {}

  @On('access.changed', 'groups.follow-access')
  @On('standing.changed', 'groups.follow-standing')
  async settle({ accountId }: { accountId: string }, tx: Tx): Promise<void> {
    await this.brought.settle(tx, [accountId]);
  }
}
