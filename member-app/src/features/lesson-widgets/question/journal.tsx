import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Textarea } from '../../../shared/ui/textarea';
import { GuardianCouldRead } from '../../private-writing';
import { type JournalAnswer, journalOf } from '../parts/answers';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { PreviewNote } from '../parts/preview-note';
import { WidgetCard } from '../parts/widget-card';
import type { AskedOf } from '../parts/widgets';
import { WithAnswers } from '../parts/with-answers';
import { CoachReply } from './coach-reply';
import { JournalConflict } from './journal-conflict';
import { JournalSharing } from './journal-sharing';
import { JournalStatus } from './journal-status';
import { useJournal } from './use-journal';

/** The same limit in the contract and the column. */
const LIMIT = 20_000;

export function Journal({ id, settings }: { id: string; settings: AskedOf<'journal'> }) {
  const { t } = useTranslation('widgets');
  const { stores } = useLessonOfWidgets();
  return (
    <WidgetCard icon={NotebookPen} kind={t('journal.kind')} title={settings.question}>
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

/** In a preview: words may be tried, and go nowhere. */
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
