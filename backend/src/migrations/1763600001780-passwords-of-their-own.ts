import type { QueryRunner } from 'typeorm';
import type { Migration } from '../platform/database/migration.js';
import { allowMore } from './allow-more.js';

/** Minors of 13 and older choose their first password by a mailed link, and hear that a guardian removed their second factor. */
export class PasswordsOfTheirOwn1763600001780 implements Migration {
  async up(runner: QueryRunner): Promise<void> {
    await allowMore(runner, ['mails', 'kind'], 'ward-password-set', ['ward-password-link']);
    await allowMore(runner, ['notifications', 'kind'], 'ward-password-set', ['second-factor-removed']);
  }
}
