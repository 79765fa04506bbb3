import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Codes are mailed to the owner of an account that strangers have slowed down. */
export class SignInCodes1763600001741 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowMore(runner, ['mails', 'kind'], 'reset-password', ['sign-in-code']);
    await allowMore(runner, ['one_time_tokens', 'purpose'], 'change-email', ['sign-in-code']);
  }
}
