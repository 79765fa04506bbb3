import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import Check from 'lucide-react/icons/check';
import ChevronDown from 'lucide-react/icons/chevron-down';
import Circle from 'lucide-react/icons/circle';
import CircleCheck from 'lucide-react/icons/circle-check';
import Lock from 'lucide-react/icons/lock';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { formatClock } from '../../../shared/lib/format';
import { useRemembered } from '../../../shared/lib/remembered';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { langOf } from '../../../shared/site/untranslated';
import { Badge } from '../../../shared/ui/badge';
import { ButtonLink } from '../../../shared/ui/button';
import { Progress } from '../../../shared/ui/progress';
import { toast } from '../../../shared/ui/toast-store';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { CertificateLinks } from '../../course-complete';
import {
  type CourseOutline,
  lessonToGoOnWithIn,
  modulesOf,
  type OutlineLesson,
  type OutlineModule,
  whenItOpens,
  whyItIsLocked,
} from '../../learning';

export function BackToCourses() {
  const { t } = useTranslation('player');
  return (
    <ButtonLink to={sanctumPaths.classroom} variant="link" className="min-h-11! text-sm no-underline!">
      <ArrowLeft aria-hidden />
      {t('back')}
    </ButtonLink>
  );
}

/** Description and progress of the course. */
export function CourseFigures({ course }: { course: CourseOutline }) {
  const { t } = useTranslation('player');
  const modules = modulesOf(course);
  const completed = modules.filter(({ isCompleted }) => isCompleted).length;
  return (
    <div className="mb-4">
      <p className="line-clamp-3 text-sm wrap-anywhere text-ink-soft">{course.description}</p>
      <p className="mt-3 flex flex-wrap items-center justify-between gap-2 text-sm text-ink-soft">
        {t('progress', { percent: course.progressPercent })}
        <Badge>{t('modules', { completed, total: modules.length })}</Badge>
      </p>
      <Progress className="mt-2" value={course.progressPercent} label={t('progressLabel')} />
      {course.isCompleted && (
        <div className="mt-4">
          <CertificateLinks courseId={course.id} />
        </div>
      )}
    </div>
  );
}

interface OutlineProps {
  course: CourseOutline;
  addressOf: (lessonId: string) => string;
  /** The open lesson, and its current video. */
  lessonId?: string;
  videoId?: string | null;
  onVideo?: (videoId: string) => void;
  /** Called when a lesson or a video is chosen. */
  onChoose?: (() => void) | undefined;
}

/** Collapsible sections with their modules and lessons, and the videos of the open lesson. All start expanded. */
export function Outline({ course, ...place }: OutlineProps) {
  const { t } = useTranslation('player');
  return (
    <nav aria-label={t('lessons')}>
      {course.sections.length === 0 && (
        <>
          <h2 className="text-lg">{t('noModules.title')}</h2>
          <p className="mt-1 text-sm text-ink-soft">{t('noModules.text')}</p>
        </>
      )}
      {course.sections.map(({ id, title, subtitle, untranslated, modules }) => (
        <Section key={id} id={id} title={title} lang={langOf({ untranslated }, 'title')}>
          {subtitle && (
            <p
              lang={langOf({ untranslated }, 'subtitle')}
              className="mb-2 text-sm wrap-anywhere text-ink-soft"
            >
              {subtitle}
            </p>
          )}
          <ol className="space-y-1 pb-2">
            {modules.map((module) =>
              module.isLocked ? (
                <LockedModule key={module.id} module={module} />
              ) : (
                <OpenModule key={module.id} module={module} {...place} />
              ),
            )}
          </ol>
        </Section>
      ))}
    </nav>
  );
}

/** Expanded by default; this browser remembers collapsed ones. */
interface SectionProps {
  id: string;
  title: string;
  lang: 'en' | undefined;
  children: ReactNode;
}

function Section({ id, title, lang, children }: SectionProps) {
  const [isFolded, setFolded] = useRemembered(`sanctum.folded.${id}`);
  return (
    <section className="border-t border-line py-2">
      <h2 className="font-sans text-sm font-semibold tracking-normal">
        <button
          type="button"
          aria-expanded={!isFolded}
          onClick={() => setFolded(!isFolded)}
          className="flex min-h-11 w-full items-center gap-2 text-left text-clay focus-visible:-outline-offset-2"
        >
          <span lang={lang} className="grow wrap-anywhere">
            {title}
          </span>
          <ChevronDown
            aria-hidden
            className={clsx('size-4 shrink-0 transition-transform', isFolded && '-rotate-90')}
          />
        </button>
      </h2>
      {!isFolded && children}
    </section>
  );
}

const rowStyle =
  'flex min-h-11 w-full items-start gap-3 rounded-md px-2 py-2.5 text-left leading-snug transition-colors focus-visible:-outline-offset-2';

type EntriesProps = Omit<OutlineProps, 'course'>;

/** Links to the lesson to continue with in this module. */
function OpenModule({ module, ...place }: EntriesProps & { module: OutlineModule }) {
  const { t } = useTranslation('player');
  const { lessons } = module;
  const first = lessonToGoOnWithIn(module);
  return (
    <li>
      {first ? (
        <Link
          to={place.addressOf(first.id)}
          onClick={place.onChoose}
          aria-current={lessons.some(({ id }) => id === place.lessonId) || undefined}
          className={clsx(rowStyle, 'font-medium hover:bg-sunken')}
        >
          <ModuleTitle module={module} />
        </Link>
      ) : (
        <p className={clsx(rowStyle, 'font-medium')}>
          <ModuleTitle module={module} />
        </p>
      )}
      {lessons.length === 0 && <p className="ml-10 text-sm text-ink-soft">{t('emptyModule')}</p>}
      <ol className="ml-4.5 border-l border-line pl-3">
        {lessons.map((lesson) => (
          <LessonEntry key={lesson.id} lesson={lesson} {...place} />
        ))}
      </ol>
    </li>
  );
}

function ModuleTitle({ module: { title, untranslated, isCompleted } }: { module: OutlineModule }) {
  const { t } = useTranslation('player');
  const Mark = isCompleted ? CircleCheck : Circle;
  return (
    <>
      <Mark
        aria-hidden
        className={clsx('size-5 shrink-0', isCompleted ? 'text-evergreen' : 'text-line-strong')}
      />
      <span lang={langOf({ untranslated }, 'title')} className="min-w-0 grow wrap-anywhere">
        {title}
      </span>
      {isCompleted && <VisuallyHidden>{t('moduleDone')}</VisuallyHidden>}
    </>
  );
}

/** A locked module: can be focused and clicked, but not opened, and says when it will open. */
function LockedModule({ module }: { module: OutlineModule }) {
  const { t } = useTranslation(['player', 'learning']);
  const reason = useId();
  return (
    <li>
      <button
        type="button"
        aria-disabled
        aria-describedby={reason}
        className={clsx(rowStyle, 'cursor-default! text-ink-soft')}
        onClick={() => toast({ title: t('learning:stillLocked.title'), description: whyItIsLocked(module) })}
      >
        <Lock aria-hidden className="size-5 shrink-0 p-px" />
        <span className="min-w-0 grow">
          <span lang={langOf(module, 'title')} className="block font-medium wrap-anywhere">
            {module.title}
          </span>
          <VisuallyHidden>{t('moduleLocked')}</VisuallyHidden>
          <span id={reason} className="mt-0.5 block text-sm">
            {whenItOpens(module)}
          </span>
        </span>
      </button>
    </li>
  );
}

const entryStyle =
  'flex min-h-11 w-full items-center gap-2 rounded-md px-2 py-1.5 text-left text-sm leading-snug';

/** Scrolls the outline, never the page, to an open lesson that is out of view. */
function showInOutline(entry: HTMLElement | null): void {
  const list = entry?.offsetParent;
  if (!entry || !list || list === document.body) return;
  if (entry.offsetTop + entry.offsetHeight > list.clientHeight)
    list.scrollTop = entry.offsetTop - list.clientHeight / 2;
}

function LessonEntry({ lesson, ...place }: EntriesProps & { lesson: OutlineLesson }) {
  const { addressOf, lessonId, videoId, onVideo, onChoose } = place;
  const isOpen = lesson.id === lessonId;
  return (
    <li>
      <Link
        ref={isOpen ? showInOutline : undefined}
        to={addressOf(lesson.id)}
        onClick={onChoose}
        aria-current={isOpen ? 'page' : undefined}
        className={clsx(
          entryStyle,
          'focus-visible:-outline-offset-2',
          isOpen
            ? 'bg-evergreen-soft font-semibold text-evergreen-strong'
            : 'text-ink-soft hover:bg-sunken hover:text-ink',
        )}
      >
        <span lang={langOf(lesson, 'title')} className="min-w-0 grow wrap-anywhere">
          {lesson.title}
        </span>
        {lesson.isCompleted && <Done />}
      </Link>
      {isOpen && lesson.videos.length > 1 && (
        <ol className="mt-1 mb-2 ml-2 border-l border-line pl-2">
          {lesson.videos.map((video) => (
            <li key={video.id}>
              <button
                type="button"
                aria-current={video.id === videoId || undefined}
                className={clsx(
                  entryStyle,
                  'hover:bg-sunken focus-visible:-outline-offset-2',
                  video.id === videoId && 'font-semibold text-evergreen',
                )}
                onClick={() => {
                  onChoose?.();
                  onVideo?.(video.id);
                }}
              >
                <span className="min-w-0 grow wrap-anywhere">{video.title}</span>
                {video.durationSeconds !== null && (
                  <span className="text-ink-soft tabular-nums">{formatClock(video.durationSeconds)}</span>
                )}
                {video.isCompleted && <Done />}
              </button>
            </li>
          ))}
        </ol>
      )}
    </li>
  );
}

function Done() {
  const { t } = useTranslation('player');
  return (
    <>
      <Check aria-hidden className="size-4.5 shrink-0 text-evergreen" />
      <VisuallyHidden>{t('completed')}</VisuallyHidden>
    </>
  );
}
