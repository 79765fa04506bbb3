export const MAIL_KINDS = [
  'welcome',
  'verify-email',
  'reset-password',
  'stolen-session',
  'receipt',
  'deletion-scheduled',
  'export-ready',
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
