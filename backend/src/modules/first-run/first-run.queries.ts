import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import { StripeAccount } from '../../platform/stripe/stripe-account.js';
import { LegalQueries } from '../legal/index.js';
import { PublishedSiteService, type SiteContent, showsCoach } from '../site/index.js';
import type { FirstRunCheck } from './first-run-check.entity.js';
import type { FirstRunResponse, FirstRunStepResponse } from './first-run.dto.js';
import { FIRST_RUN_STEPS, type FirstRunProblem, type FirstRunStep } from './first-run-steps.js';

interface Facts {
  isPutAway: boolean;
  hasAddress: boolean;
  hasProduct: boolean;
  hasHours: boolean;
  hasFriend: boolean;
  hasClaim: boolean;
  hasBooking: boolean;
  hasPurchase: boolean;
  checks: (Omit<FirstRunCheck, 'checkedAt'> & { checkedAt: string })[];
}

const FACTS = `
  select g.put_away_at is not null as "isPutAway",
         exists (select from stated_business) as "hasAddress",
         exists (select from published_products) as "hasProduct",
         exists (select from offerings_with_hours) as "hasHours",
         exists (select from members) as "hasFriend",
         exists (select from begun_enrollments where source = 'free') as "hasClaim",
         exists (select from booked_sessions) as "hasBooking",
         exists (select from received_orders where received_at is not null) as "hasPurchase",
         (select coalesce(json_agg(json_build_object(
            'step', step, 'problem', problem, 'detail', detail,
            'checkedAt', to_char(checked_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))), '[]')
          from first_run_checks) as checks
  from first_run_guide g`;

/**
 * Returns what is missing for the coach's profile: visitors see name and portrait on the home page once that section
 * has text.
 */
function profileProblem({ coach, pictures, home }: SiteContent): FirstRunProblem | null {
  if (coach.name === '') return 'no_name';
  if (pictures.portrait === null) return 'no_portrait';
  return showsCoach(home.meet) ? null : 'not_shown';
}

/** Reads the progress of the setup, in two statements, with the site's content from memory. */
@Injectable()
export class FirstRunQueries {
  constructor(
    private readonly database: Database,
    private readonly site: PublishedSiteService,
    private readonly legal: LegalQueries,
    private readonly account: StripeAccount,
  ) {}

  async read(): Promise<FirstRunResponse> {
    const [facts, content, documents] = await Promise.all([
      this.database.one<Facts>(FACTS),
      this.site.content(),
      this.legal.drafts(),
    ]);
    const { isPutAway, checks } = facts!;
    const seen: Partial<Record<FirstRunStep, FirstRunProblem | null>> = {
      profile: profileProblem(content),
      business: facts!.hasAddress ? null : 'no_address',
      legal: documents.some(({ isStartingText }) => isStartingText) ? 'starting_texts' : null,
      product: facts!.hasProduct ? null : 'no_product',
      hours: facts!.hasHours ? null : 'no_hours',
      friend: facts!.hasFriend ? null : 'no_friend',
      claim: facts!.hasClaim ? null : 'no_claim',
      booking: facts!.hasBooking ? null : 'no_booking',
      purchase: facts!.hasPurchase ? null : 'no_purchase',
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
