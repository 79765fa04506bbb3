export type StudentTab =
  | 'purchases'
  | 'payments'
  | 'groups'
  | 'coaching'
  | 'messages'
  | 'notes'
  | 'learning'
  | 'growth'
  | 'moderation'
  | 'timeline';

/** The page of a student, where every name leads; without a tab its first one. */
export const studentPath = (id: string, tab?: StudentTab): string =>
  ['/students', id, 'show', ...(tab ? [tab] : [])].join('/');
