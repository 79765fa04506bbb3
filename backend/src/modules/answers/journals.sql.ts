import type { JournalAnswerResponse } from './journals.dto.js';

export interface JournalRow {
  widgetId: string;
  text: string;
  version: number;
  savedAt: Date;
  sharedAt: Date | null;
  sharedText: string | null;
  reply: string | null;
  repliedAt: Date | null;
}

/** A journal answer beside what the member shared of it. */
export const JOURNAL = {
  columns: `j.widget_id as "widgetId", j.text, j.version, j.saved_at as "savedAt", s.shared_at as "sharedAt",
    s.text as "sharedText", s.reply, s.replied_at as "repliedAt"`,
  from: `journal_answers j left join journal_shares s on s.account_id = j.account_id and s.widget_id = j.widget_id`,
};

export const journalResponse = ({
  savedAt,
  sharedAt,
  reply,
  repliedAt,
  ...journal
}: JournalRow): JournalAnswerResponse => ({
  ...journal,
  savedAt: savedAt.toISOString(),
  sharedAt: sharedAt?.toISOString() ?? null,
  reply: reply !== null && repliedAt ? { text: reply, repliedAt: repliedAt.toISOString() } : null,
});
