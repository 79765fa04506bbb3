import type { JournalAnswerResponse } from './journals.dto.js';

export type JournalRow = Omit<JournalAnswerResponse, 'reply'> & {
  reply: string | null;
  repliedAt: Date | null;
};

/** A journal answer with the member's shared copy. */
export const JOURNAL = {
  columns: `j.widget_id as "widgetId", j.text, j.version, j.saved_at as "savedAt", s.shared_at as "sharedAt",
    s.text as "sharedText", s.reply, s.replied_at as "repliedAt"`,
  from: `journal_answers j left join journal_shares s on s.account_id = j.account_id and s.widget_id = j.widget_id`,
};

export const journalResponse = ({ reply, repliedAt, ...journal }: JournalRow): JournalAnswerResponse => ({
  ...journal,
  reply: reply !== null && repliedAt ? { text: reply, repliedAt } : null,
});
