import { useEffect, useState } from 'react';
import { ApiError, api, body } from '../../../shared/api/client';
import { type JournalAnswer, withJournal } from '../answers';
import { useChangeAnswers } from '../api';
import { usePersonId } from '../use-person-id';
import { journalDraft } from './journal-draft';
import { JournalSaver, type JournalState, type Outcome, type SavedText } from './journal-saver';

/** Her words in a journal, saved by themselves. */
export function useJournal(widgetId: string, journal: JournalAnswer | undefined) {
  const personId = usePersonId();
  const change = useChangeAnswers();
  const [state, setState] = useState<JournalState>(journal ? 'saved' : 'idle');
  const [other, setOther] = useState<SavedText | null>(null);

  const [saver] = useState(() => {
    const draft = journalDraft(localStorage, personId, widgetId);
    const saved = journal ?? { text: '', version: 0 };
    return new JournalSaver(
      {
        async send(text, version, leaving) {
          const outcome = await sendJournal(widgetId, text, version, leaving);
          if ('journal' in outcome) change(withJournal(outcome.journal));
          return outcome;
        },
        later(callback, milliseconds) {
          const timer = setTimeout(callback, milliseconds);
          return () => clearTimeout(timer);
        },
        keep: draft.keep,
        changed(next, theirs) {
          setState(next);
          setOther(theirs);
        },
      },
      { text: saved.text, version: saved.version },
      draft.read(),
    );
  });
  const [text, setText] = useState(saver.text);

  useEffect(() => {
    saver.begin();
    const leave = () => {
      if (document.visibilityState === 'hidden') saver.leave();
    };
    const tryAgain = () => void saver.flush();
    document.addEventListener('visibilitychange', leave);
    addEventListener('online', tryAgain);
    return () => {
      document.removeEventListener('visibilitychange', leave);
      removeEventListener('online', tryAgain);
      saver.leave();
      saver.stop();
    };
  }, [saver]);

  return {
    text,
    state,
    other,
    write: (next: string) => {
      setText(next);
      saver.write(next);
    },
    save: () => saver.flush(),
    resolve: (choice: 'mine' | 'other' | 'both') => {
      saver.resolve(choice);
      setText(saver.text);
    },
  };
}

type Sent = Outcome | { kind: 'saved'; version: number; journal: JournalAnswer };

async function sendJournal(
  widgetId: string,
  text: string,
  version: number | null,
  leaving: boolean,
): Promise<Sent> {
  try {
    const journal = await body(
      api.PUT('/api/widgets/{widgetId}/journal', {
        params: {
          path: { widgetId },
          ...(version !== null && { header: { 'if-match': String(version) } }),
        },
        body: { text },
        keepalive: leaving,
      }),
    );
    return { kind: 'saved', version: journal.version, journal };
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Without an answer, or with one that may be another soon, it is tried again. */
function outcomeOf(error: unknown): Outcome {
  if (!(error instanceof ApiError) || error.status >= 500 || error.status === 429) return { kind: 'failed' };
  if (error.status === 412) return { kind: 'stale', current: error.problem?.current as JournalAnswer };
  return { kind: 'refused' };
}
