/** What was begun and not sent, kept by this browser for the person who wrote it. */
const PREFIX = 'community-draft';

const keyOf = (accountId: string, place: string): string => `${PREFIX}:${accountId}:${place}`;

/** Storage may be blocked: there is no draft then. */
export function readDraft(accountId: string, place: string): string {
  try {
    return localStorage.getItem(keyOf(accountId, place)) ?? '';
  } catch {
    return '';
  }
}

/** An empty one is forgotten. */
export function keepDraft(accountId: string, place: string, text: string): void {
  try {
    if (text.trim() === '') localStorage.removeItem(keyOf(accountId, place));
    else localStorage.setItem(keyOf(accountId, place), text);
  } catch {
    // see above
  }
}
