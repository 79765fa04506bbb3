export const texts = {
  reason: 'Reason',
  reasonHelp: 'Saved in the audit log.',
  reasonOptional: 'Optional. Saved in the audit log.',
} as const;
