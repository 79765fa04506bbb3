import { api, body } from '../../../shared/api/client';
import { Autosaver, type SaveOutcome } from '../../../shared/lib/autosave/autosaver';
import type { Draft, DraftStore, Saved } from '../../../shared/lib/autosave/draft-store';
import { failedSave, isSaved } from '../../../shared/lib/autosave/failed-save';
import { later } from '../../../shared/lib/autosave/use-autosaver';
import type { JournalAnswer } from '../parts/answers';

export type JournalSaver = Autosaver<Draft, Saved>;

/** An empty journal. */
const nothing: Saved = { text: '', version: 0 };

/** Saves a journal while it is written, starting with what an earlier visit could not save. */
export function journalSaver(
  widgetId: string,
  journal: JournalAnswer | undefined,
  drafts: DraftStore<Draft>,
  onSaved: (journal: JournalAnswer) => void,
): JournalSaver {
  const { text, version }: Saved = journal ?? nothing;
  const send = (draft: Draft, ifMatch: number | null, leaving: boolean) =>
    sendJournal(widgetId, draft.text, ifMatch, leaving, onSaved);
  return new Autosaver<Draft, Saved>(
    drafts.get(widgetId) ?? { id: widgetId, text, version, unanswered: [] },
    { text, version },
    {
      send: (draft, leaving) => send(draft, draft.version, leaving),
      overwrite: (draft) => send(draft, null, true),
      isSame: (draft, current) => draft.text === current.text,
      // a journal may be emptied
      isEmpty: () => false,
      adopt: (draft, current) => ({ ...draft, text: current.text }),
      later,
      keep: (draft) => drafts.keep(draft),
      drop: (id) => drafts.drop(id),
    },
  );
}

/** Sends a journal. Without a version the last writer wins. */
async function sendJournal(
  widgetId: string,
  text: string,
  version: number | null,
  leaving: boolean,
  onSaved: (journal: JournalAnswer) => void,
): Promise<SaveOutcome<Saved>> {
  try {
    const journal = await body(
      api.PUT('/api/me/widgets/{widgetId}/journal', {
        params: {
          path: { widgetId },
          ...(version !== null && { header: { 'if-match': String(version) } }),
        },
        body: { text },
        keepalive: leaving,
      }),
    );
    onSaved(journal);
    return { kind: 'saved', current: journal };
  } catch (error) {
    return failedSave(error, isSaved);
  }
}
