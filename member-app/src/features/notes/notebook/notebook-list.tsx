import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { coursePositionPath } from '../../../shared/lib/course-position';
import { formatClock, formatDate } from '../../../shared/lib/format';
import { buttonStyle } from '../../../shared/ui/button';
import type { NotebookNote } from '../lesson-note';
import { highlight } from './highlight';
import { groupNotes, type LessonGroup } from './notebook-groups';

/** Lists notes by course and lesson. */
export function NotebookList({ notes, q }: { notes: readonly NotebookNote[]; q: string }) {
  const { t } = useTranslation('notebook');
  return (
    <div className="space-y-12">
      {groupNotes(notes).map(({ key, title, lessons }) => (
        <section key={key} aria-label={title ?? t('lostCourse')}>
          <h2 className="text-2xl">{title ?? t('lostCourse')}</h2>
          <div className="mt-5 space-y-5">
            {lessons.map((lesson) => (
              <Lesson key={lesson.lessonId} lesson={lesson} q={q} />
            ))}
          </div>
        </section>
      ))}
    </div>
  );
}

/** URL of the lesson; null if the member may no longer open it. */
function lessonLink(
  { courseId, moduleId, lessonId, videoId, atSeconds }: NotebookNote,
  withSeconds: boolean,
) {
  if (courseId === null || moduleId === null) return null;
  return withSeconds
    ? coursePositionPath(courseId, { lessonId, videoId, positionSeconds: atSeconds ?? 0 })
    : coursePositionPath(courseId, { lessonId, videoId: null, positionSeconds: 0 });
}

function Lesson({ lesson: { first, notes }, q }: { lesson: LessonGroup; q: string }) {
  const { t } = useTranslation('notebook');
  const title = first.lessonTitle ?? t('lostLesson');
  const to = lessonLink(first, false);
  return (
    <article className="rounded-lg border border-line bg-surface px-5 pt-5 sm:px-6">
      <h3 className="text-lg">
        {to === null ? (
          title
        ) : (
          <Link to={to} className="underline decoration-line-strong underline-offset-4 hover:text-evergreen">
            {title}
          </Link>
        )}
      </h3>
      {to === null && <p className="mt-1 text-sm text-ink-soft">{t('notOpen')}</p>}
      <ul className="mt-2 divide-y divide-line">
        {notes.map((note) => (
          <Note key={note.id} note={note} lesson={title} q={q} />
        ))}
      </ul>
    </article>
  );
}

function Note({ note, lesson, q }: { note: NotebookNote; lesson: string; q: string }) {
  const { t } = useTranslation(['notebook', 'notes']);
  const clock = note.atSeconds === null ? null : formatClock(note.atSeconds);
  const to = lessonLink(note, true);
  return (
    <li className="py-4">
      <p className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm text-ink-soft">
        {clock !== null && to !== null && (
          <Link
            to={to}
            aria-label={t('openAt', { clock, lesson })}
            className={buttonStyle({ variant: 'soft', size: 'sm' })}
          >
            {t('notes:at', { clock })}
          </Link>
        )}
        {clock !== null && to === null && <span className="font-semibold">{t('notes:at', { clock })}</span>}
        <time dateTime={note.createdAt}>{formatDate(note.createdAt)}</time>
      </p>
      <p className="mt-2 max-w-prose break-words whitespace-pre-wrap">
        {highlight(note.text, q).map(({ text, isFound }, index) =>
          isFound ? (
            <mark key={index} className="rounded-sm bg-gold-soft text-ink">
              {text}
            </mark>
          ) : (
            text
          ),
        )}
      </p>
    </li>
  );
}
