import type { Schemas } from '@sanctum/openapi';

type Weight = Schemas['ReportWeight'];
type Reason = Schemas['ReportReason'];

export const texts = {
  reports: 'Reports',
  reasons: {
    unkind: 'Unkind',
    private: 'Shares private information',
    unsafe: 'Someone may be in danger',
    advertising: 'Advertising',
    other: 'Something else',
  } satisfies Record<Reason, string>,
  weights: {
    counts: 'Counts toward hiding automatically',
    unproven:
      'Doesn’t count toward hiding: this person’s email isn’t confirmed, or they joined less than 7 days ago and have bought nothing',
    same_family: 'Doesn’t count toward hiding: another report from the same family does',
  } satisfies Record<Weight, string>,
  reportedBy: (name: string, day: string) => `${name}, ${day}`,
  someone: 'Deleted account',
} as const;
