import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import { Database } from '../database/database.js';
import { AppSecret } from './app-secret.js';
import { printOf } from './secret-print.js';

/** Stores since when the current secret is in use, so that the doctor can say when the previous one can be removed. */
@Injectable()
export class SecretUsesService implements OnApplicationBootstrap {
  constructor(
    private readonly secret: AppSecret,
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.database.query(
      'insert into secret_uses (print, since) values ($1, $2) on conflict (print) do nothing',
      [printOf(this.secret.current), this.clock.now()],
    );
  }
}
