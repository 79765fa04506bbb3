import { Injectable } from '@nestjs/common';
import { minutes } from '../../kernel/clock.js';
import { Every } from '../../platform/jobs/decorators.js';
import { AccountDeletionService } from './account-deletion.service.js';

/** Erases the members whose seven days are over. */
@Injectable()
@Every(minutes(5), 'privacy.erase-due')
export class EraseDueJob {
  constructor(private readonly deletions: AccountDeletionService) {}

  async run(): Promise<void> {
    for (const accountId of await this.deletions.due()) await this.deletions.erase(accountId);
  }
}
