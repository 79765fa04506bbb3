import type { components } from '@sanctum/openapi';

type Reason = components['schemas']['ReportReason'];

export const texts = {
  reports: 'Reports',
  reasons: {
    unkind: 'Unkind',
    private: 'Tells something private',
    unsafe: 'Somebody may be in danger',
    advertising: 'Advertising',
    other: 'Something else',
  } satisfies Record<Reason, string>,
  reportedBy: (name: string, day: string) => `${name}, ${day}`,
  someone: 'Somebody who is gone',
} as const;
