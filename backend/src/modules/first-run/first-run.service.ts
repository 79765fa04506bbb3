import { Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Language } from '../../kernel/languages.js';
import { Database } from '../../platform/database/database.js';
import { FilesCheckService } from './files-check.service.js';
import { MailCheckService } from './mail-check.service.js';
import { PaymentsCheckService } from './payments-check.service.js';
import type { CheckedStep, Finding } from './first-run-steps.js';

@Injectable()
export class FirstRunService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payments: PaymentsCheckService,
    private readonly mail: MailCheckService,
    private readonly files: FilesCheckService,
  ) {}

  async check(step: CheckedStep, coachId: string, language: Language): Promise<void> {
    const { problem, detail } = await this.tried(step, coachId, language);
    await this.database.query(
      `insert into first_run_checks (step, problem, detail, checked_at) values ($1, $2, $3, $4)
       on conflict (step) do update
       set problem = excluded.problem, detail = excluded.detail, checked_at = excluded.checked_at`,
      [step, problem, detail, this.clock.now()],
    );
  }

  async putAway(isPutAway: boolean): Promise<void> {
    await this.database.query('update first_run_guide set put_away_at = $1', [
      isPutAway ? this.clock.now() : null,
    ]);
  }

  private tried(step: CheckedStep, coachId: string, language: Language): Promise<Finding> {
    if (step === 'payments') return this.payments.run();
    if (step === 'mail') return this.mail.run(coachId, language);
    return this.files.run();
  }
}
