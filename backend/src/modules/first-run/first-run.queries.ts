import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import { PublishedSiteService } from '../site/index.js';
import type { FirstRunCheck } from './first-run-check.entity.js';
import type { FirstRunResponse, FirstRunStepResponse } from './first-run.dto.js';
import { FIRST_RUN_STEPS, type FirstRunProblem, type FirstRunStep } from './first-run-steps.js';

interface Facts {
  isPutAway: boolean;
  hasProduct: boolean;
  hasFriend: boolean;
  checks: (Omit<FirstRunCheck, 'checkedAt'> & { checkedAt: string })[];
}

const FACTS = `
  select g.put_away_at is not null as "isPutAway",
         exists (select from published_products) as "hasProduct",
         exists (select from members) as "hasFriend",
         (select coalesce(json_agg(json_build_object(
            'step', step, 'problem', problem, 'detail', detail,
            'checkedAt', to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
          from first_run_checks) as checks
  from first_run_guide g`;

/** How far the place has come: one statement, and the site's content, which is kept in memory. */
@Injectable()
export class FirstRunQueries {
  constructor(
    private readonly database: Database,
    private readonly site: PublishedSiteService,
    private readonly account: StripeAccount,
  ) {}

  async read(): Promise<FirstRunResponse> {
    const [facts, { coach, pictures }] = await Promise.all([
      this.database.one<Facts>(FACTS),
      this.site.content(),
    ]);
    const { isPutAway, hasProduct, hasFriend, checks } = facts!;
    const seen: Partial<Record<FirstRunStep, FirstRunProblem | null>> = {
      profile: coach.name === '' ? 'no_name' : pictures.portrait === null ? 'no_portrait' : null,
      product: hasProduct ? null : 'no_product',
      friend: hasFriend ? null : 'no_friend',
    };
    const asStep = (step: FirstRunStep): FirstRunStepResponse => {
      const found = checks.find((check) => check.step === step);
      if (found) return found;
      return {
        step,
        problem: seen[step] === undefined ? 'not_checked' : seen[step],
        detail: null,
        checkedAt: null,
      };
    };
    return { isPutAway, isSandbox: this.account.sandbox, steps: FIRST_RUN_STEPS.map(asStep) };
  }
}
