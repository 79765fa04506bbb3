import { clsx } from 'clsx';
import CircleCheck from 'lucide-react/icons/circle-check';
import ClipboardCheck from 'lucide-react/icons/clipboard-check';
import Send from 'lucide-react/icons/send';
import Sprout from 'lucide-react/icons/sprout';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoment } from '../../../shared/lib/format';
import { useCoach } from '../../../shared/site/site';
import { langOf } from '../../../shared/site/untranslated';
import { Button } from '../../../shared/ui/button';
import { LessonText } from '../../../shared/ui/lesson-text';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { Refused } from '../../../shared/ui/refused';
import { journalOf } from '../parts/answers';
import { CoachWords } from '../parts/coach-words';
import { useLessonOfWidgets } from '../parts/lesson-context';
import { WidgetCard } from '../parts/widget-card';
import type { WidgetOf } from '../parts/widgets';
import { PreviewNote, WithAnswers } from '../parts/with-answers';
import { TriedField } from '../question/journal-field';
import { type Assignment, type AssignmentVersion, useAssignment, useHandIn } from './api';
import { DraftForm } from './draft-form';
import { Files } from './files';

type Widget = WidgetOf<'assignment'>;

/** An assignment: the task, then the member's draft, or what was handed in with the coach's answers. */
export function AssignmentView(widget: Widget) {
  const { t } = useTranslation('widgets');
  const { stores } = useLessonOfWidgets();
  const { title, instructions, isRequired, accepts } = widget.settings;
  return (
    <WidgetCard
      icon={ClipboardCheck}
      kind={t('assignment.kind')}
      title={title}
      lang={langOf(widget, 'title')}
    >
      {(heading) => (
        <>
          <LessonText html={instructions} lang={langOf(widget, 'instructions')} className="mt-3" />
          {isRequired && <p className="mt-3 text-sm text-ink-soft">{t('assignment.required')}</p>}
          {stores ? (
            <Loaded widget={widget} labelledBy={heading} />
          ) : accepts === 'files' ? (
            <PreviewNote />
          ) : (
            <TriedField labelledBy={heading} />
          )}
        </>
      )}
    </WidgetCard>
  );
}

function Loaded({ widget, labelledBy }: { widget: Widget; labelledBy: string }) {
  const { t } = useTranslation('widgets');
  const query = useAssignment(widget.id);
  if (!query.data)
    return (
      <NotLoaded
        query={query}
        skeleton={
          <output aria-busy aria-label={t('loading')} className="block">
            <Skeleton className="mt-4 h-24" />
          </output>
        }
      />
    );
  return (
    <Work widget={widget} work={query.data} labelledBy={labelledBy} renew={() => void query.refetch()} />
  );
}

interface WorkProps {
  widget: Widget;
  work: Assignment;
  labelledBy: string;
  renew: () => void;
}

function Work({ widget: { id, settings }, work, labelledBy, renew }: WorkProps) {
  const { t } = useTranslation('widgets');
  const handIn = useHandIn(id);
  const { status, versions } = work;
  const latest = versions.at(-1);
  const earlier = versions.slice(0, -1);
  return (
    <>
      {latest && status !== 'draft' && (
        <Status status={status} latest={latest} takesFocus={handIn.isSuccess && status === 'handed_in'} />
      )}
      {earlier.length > 0 && (
        <details className="mt-4">
          <summary className="min-h-11 cursor-pointer content-center font-semibold">
            {t('assignment.earlier', { count: earlier.length })}
          </summary>
          {earlier.map((version) => (
            <Version key={version.number} version={version} renew={renew} />
          ))}
        </details>
      )}
      {latest && <Version version={latest} renew={renew} />}
      {status === 'handed_in' && (
        <>
          <Button
            variant="secondary"
            size="sm"
            className="mt-4"
            pending={handIn.isPending}
            onClick={() => handIn.mutate('take-back')}
          >
            {t('assignment.takeBack')}
          </Button>
          <Refused error={handIn.error} className="mt-3" />
        </>
      )}
      {(status === 'draft' || status === 'try_again') && (
        <WithAnswers>
          {(answers) => (
            <DraftForm
              id={id}
              accepts={settings.accepts}
              work={work}
              draft={journalOf(answers, id)}
              labelledBy={labelledBy}
              handIn={handIn}
            />
          )}
        </WithAnswers>
      )}
    </>
  );
}

const ICONS = { handed_in: Send, try_again: Sprout, done: CircleCheck };

interface StatusProps {
  status: Exclude<Assignment['status'], 'draft'>;
  latest: AssignmentVersion;
  /** True right after handing in, so that a screen reader reads it. */
  takesFocus: boolean;
}

function Status({ status, latest, takesFocus }: StatusProps) {
  const { t } = useTranslation('widgets');
  const { firstName } = useCoach();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) line.current?.focus();
  }, [takesFocus]);
  const Icon = ICONS[status];
  return (
    <p
      ref={line}
      tabIndex={-1}
      className={clsx(
        'mt-4 flex items-start gap-2 font-semibold outline-none',
        status === 'try_again' ? 'text-gold-ink' : 'text-evergreen-strong',
      )}
    >
      <Icon aria-hidden className="mt-1 size-5 shrink-0" />
      {t(`assignment.status.${status}`, { coach: firstName, when: formatMoment(latest.handedInAt) })}
    </p>
  );
}

/** Work that was handed in once, with the coach's answer. */
function Version({ version, renew }: { version: AssignmentVersion; renew: () => void }) {
  const { t } = useTranslation('widgets');
  const { firstName } = useCoach();
  const { text, files, handedInAt, decision, feedback, answeredAt } = version;
  return (
    <section
      aria-label={t('assignment.handedInOn', { when: formatMoment(handedInAt) })}
      className="mt-4 border-l-2 border-line pl-4"
    >
      <p className="text-sm text-ink-soft">
        {t('assignment.handedInOn', { when: formatMoment(handedInAt) })}
      </p>
      {text && <p className="mt-2 break-words whitespace-pre-wrap">{text}</p>}
      <Files files={files} renew={renew} />
      {decision && answeredAt && (
        <CoachWords
          title={t(`assignment.answer.${decision}`, { coach: firstName, when: formatMoment(answeredAt) })}
        >
          {feedback ?? ''}
        </CoachWords>
      )}
    </section>
  );
}
