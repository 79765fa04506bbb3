import NotebookPen from 'lucide-react/icons/notebook-pen';
import { useTranslation } from 'react-i18next';
import { formatDate } from '../../../shared/lib/format';
import { useCoach } from '../../../shared/site/site';
import { langOf } from '../../../shared/site/untranslated';
import { GuardianCouldRead } from '../../private-writing';
import { type JournalAnswer, journalOf } from '../parts/answers';
import { CoachWords } from '../parts/coach-words';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { WidgetCard } from '../parts/widget-card';
import type { AskedOf } from '../parts/widgets';
import { WithAnswers } from '../parts/with-answers';
import { JournalField, TriedField, useJournal } from './journal-field';
import { JournalSharing } from './journal-sharing';

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
          <TriedField labelledBy={heading} />
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
  const kept = useJournal(id, journal);
  return (
    <>
      <p id={`${labelledBy}-kept`} className="mt-2 text-sm text-ink-soft">
        {journal?.sharedText == null ? t('journal.private') : t('journal.privateButShared')}
        <GuardianCouldRead />
      </p>
      <JournalField labelledBy={labelledBy} describedBy={`${labelledBy}-kept`} kept={kept} />
      {!kept.other && (
        <JournalSharing id={id} text={kept.text} journal={journal} save={() => kept.saver.saveNow()} />
      )}
      {journal?.reply && <CoachReply reply={journal.reply} />}
    </>
  );
}

/** The coach's reply, which stays when the member stops sharing. */
function CoachReply({ reply }: { reply: NonNullable<JournalAnswer['reply']> }) {
  const { t } = useTranslation('widgets');
  const { firstName } = useCoach();
  return (
    <CoachWords title={t('journal.reply', { coach: firstName, date: formatDate(reply.repliedAt) })}>
      {reply.text}
    </CoachWords>
  );
}
