import CloudOff from 'lucide-react/icons/cloud-off';
import MessageCircleHeart from 'lucide-react/icons/message-circle-heart';
import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { AutosaveState } from '../../../shared/lib/autosave/autosaver';
import type { Draft } from '../../../shared/lib/autosave/draft-store';
import { DraftStore } from '../../../shared/lib/autosave/draft-store';
import { useAutosaver } from '../../../shared/lib/autosave/use-autosaver';
import { formatDate } from '../../../shared/lib/format';
import { useCoach } from '../../../shared/site/site';
import { langOf } from '../../../shared/site/untranslated';
import { Textarea } from '../../../shared/ui/input';
import { GuardianCouldRead } from '../../private-writing';
import { type JournalAnswer, journalOf, withJournal } from '../parts/answers';
import { useChangeAnswers } from '../parts/api';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { usePersonId } from '../parts/use-person-id';
import { WidgetCard } from '../parts/widget-card';
import type { AskedOf } from '../parts/widgets';
import { PreviewNote, WithAnswers } from '../parts/with-answers';
import { JournalConflict } from './journal-conflict';
import { journalSaver } from './journal-saver';
import { JournalSharing } from './journal-sharing';

const WORDS = {
  unsaved: 'journal.notSaved',
  saving: 'journal.saving',
  saved: 'journal.saved',
  away: 'journal.failed',
  refused: 'journal.refused',
  conflict: 'journal.notSaved',
} as const satisfies Record<Exclude<AutosaveState, 'idle'>, string>;

/** Shows the save state of the text. Screen readers only announce that saving has failed, and that it works again. */
function JournalStatus({ state }: { state: AutosaveState }) {
  const { t } = useTranslation('widgets');
  const [spoken, setSpoken] = useState('');
  const shown = state === 'idle' ? undefined : t(WORDS[state]);
  const hasFailed = state === 'away' || state === 'refused';
  const news = shown !== undefined && (hasFailed || state === 'saved') ? shown : spoken;
  if (news !== spoken) setSpoken(news);
  return (
    <>
      <p aria-hidden className="mt-2 flex min-h-6 items-center gap-2 text-sm text-ink-soft">
        {hasFailed && <CloudOff className="size-4 shrink-0" />}
        {shown}
      </p>
      <output className="sr-only">{spoken}</output>
    </>
  );
}

/** Max characters, the same limit as in the contract and the column. */
const LIMIT = 20_000;

interface JournalProps {
  id: string;
  settings: AskedOf<'journal'>;
  untranslated: readonly string[];
}

export function Journal({ id, settings, untranslated }: JournalProps) {
  const { t } = useTranslation('widgets');
  const { stores } = useLessonOfWidgets();
  return (
    <WidgetCard
      icon={NotebookPen}
      kind={t('journal.kind')}
      title={settings.question}
      lang={langOf({ untranslated }, 'question')}
    >
      {(heading) =>
        stores ? (
          <WithAnswers>
            {(answers) => <KeptJournal id={id} journal={journalOf(answers, id)} labelledBy={heading} />}
          </WithAnswers>
        ) : (
          <TriedJournal labelledBy={heading} />
        )
      }
    </WidgetCard>
  );
}

interface KeptJournalProps {
  id: string;
  journal: JournalAnswer | undefined;
  labelledBy: string;
}

function KeptJournal({ id, journal, labelledBy }: KeptJournalProps) {
  const { t } = useTranslation('widgets');
  const { text, state, other, saver } = useJournal(id, journal);
  const save = () => saver.saveNow();
  return (
    <>
      <p id={`${labelledBy}-kept`} className="mt-2 text-sm text-ink-soft">
        {journal?.sharedText == null ? t('journal.private') : t('journal.privateButShared')}
        <GuardianCouldRead />
      </p>
      <Textarea
        aria-labelledby={labelledBy}
        aria-describedby={`${labelledBy}-kept`}
        className="mt-3 min-h-36"
        value={text}
        maxLength={LIMIT}
        placeholder={t('journal.placeholder')}
        onChange={(event) => saver.write({ text: event.target.value })}
        onBlur={() => void save()}
      />
      <JournalStatus state={state} />
      {other && <JournalConflict mine={text} other={other} limit={LIMIT} saver={saver} />}
      {!other && <JournalSharing id={id} text={text} journal={journal} save={save} />}
      {journal?.reply && <CoachReply reply={journal.reply} />}
    </>
  );
}

/** A preview: text can be entered, and is not saved. */
function TriedJournal({ labelledBy }: { labelledBy: string }) {
  const { t } = useTranslation('widgets');
  const [text, setText] = useState('');
  return (
    <>
      <Textarea
        aria-labelledby={labelledBy}
        className="mt-3 min-h-36"
        value={text}
        maxLength={LIMIT}
        placeholder={t('journal.placeholder')}
        onChange={(event) => setText(event.target.value)}
      />
      <PreviewNote />
    </>
  );
}

/** The coach's reply, which stays when the member stops sharing. */
function CoachReply({ reply }: { reply: NonNullable<JournalAnswer['reply']> }) {
  const { t } = useTranslation('widgets');
  const { firstName } = useCoach();
  return (
    <figure className="mt-4 rounded-md border border-evergreen/30 bg-evergreen-soft p-4">
      <figcaption className="flex flex-wrap items-center gap-x-2 text-sm font-semibold text-evergreen-strong">
        <MessageCircleHeart aria-hidden className="size-4.5" />
        {t('journal.reply', { coach: firstName, date: formatDate(reply.repliedAt) })}
      </figcaption>
      <blockquote className="mt-2 break-words whitespace-pre-wrap">{reply.text}</blockquote>
    </figure>
  );
}

/** A journal that saves itself. */
function useJournal(widgetId: string, journal: JournalAnswer | undefined) {
  const personId = usePersonId();
  const change = useChangeAnswers();
  const [saver] = useState(() => {
    const drafts = new DraftStore<Draft>(localStorage, 'journal-draft', personId);
    return journalSaver(widgetId, journal, drafts, (saved) => change(withJournal(saved)));
  });
  const { draft, state, other } = useAutosaver(saver);
  // what was saved on an earlier day counts as saved
  const shown: AutosaveState = state === 'idle' && journal ? 'saved' : state;
  return { text: draft.text, state: shown, other, saver };
}
