export const MAIL_KINDS = ['welcome', 'verify-email', 'reset-password', 'stolen-session', 'receipt'] as const;
export type MailKind = (typeof MAIL_KINDS)[number];
