export const texts = {
  loading: 'Loading',
  reason: 'Reason',
  reasonHelp: 'It stands in the audit log.',
} as const;
