/** Terms of moderation that posts, comments and reviews share. */

/**
 * `waiting`: pending moderation, before anyone else sees the content. `hidden`: by the coach, or by a rule until the
 * coach decides. `withheld`: no guardian consents to a minor's content; the content returns to its former state once a
 * guardian does.
 */
export const CONTENT_STATES = ['published', 'waiting', 'hidden', 'withheld'] as const;
export type ContentState = (typeof CONTENT_STATES)[number];

export const REPORT_REASONS = ['unkind', 'private', 'unsafe', 'advertising', 'other'] as const;
export type ReportReason = (typeof REPORT_REASONS)[number];

/**
 * Reasons why a report counts toward automatic hiding, or not: the reporter is unproven (unconfirmed address, or new
 * without a product), or a family member has already reported the same. The coach reads every report.
 */
export const REPORT_WEIGHTS = ['counts', 'unproven', 'same_family'] as const;
export type ReportWeight = (typeof REPORT_WEIGHTS)[number];

/** Number of counting reports that hide content until the coach decides (product rule 11.7). */
export const REPORTS_THAT_HIDE = 3;

export const HIDDEN_REASON_LIMIT = 500;
export const REPORT_NOTE_LIMIT = 500;

export const quoted = (values: readonly string[]): string => values.map((value) => `'${value}'`).join(', ');
