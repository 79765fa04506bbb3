export const texts = {
  reason: 'Reason',
  reasonHelp: 'It stands in the audit log.',
  reasonOptional: 'Optional. It stands in the audit log.',
} as const;
