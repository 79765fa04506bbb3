import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import PanelLeftClose from 'lucide-react/icons/panel-left-close';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { useRemembered } from '../../shared/lib/remembered';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Badge } from '../../shared/ui/badge';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { Progress } from '../../shared/ui/progress';
import { CertificateLinks } from '../course-complete';
import { type CourseOutline, findLesson, firstLesson, moduleOf, modulesOf } from '../learning';
import { LessonPage } from './lesson-page';
import { ModulePage } from './module-page';
import { OutlineBar, OutlineNav } from './outline-bar';

interface CourseViewProps {
  course: CourseOutline;
  moduleId?: string;
  lessonId?: string;
}

/**
 * The course's modules on the left, what is chosen on the right; without room for both, one at a time.
 * Long: the redirects and both columns follow from the same address.
 */
export function CourseView({ course, moduleId, lessonId }: CourseViewProps) {
  const [collapsed, setCollapsed] = useRemembered('sanctum.outline.collapsed');
  const [closedSections, setClosedSections] = useState<ReadonlySet<string>>(new Set());
  const module = modulesOf(course).find(({ id }) => id === moduleId);

  // A lesson or module that was moved or removed since: redirect to its new address, or to the nearest one there is.
  if (lessonId !== undefined && !module?.isLocked) {
    const home = moduleOf(course, lessonId);
    if (home && home !== module) {
      return <Navigate to={sanctumPaths.classroomLesson(course.id, home.id, lessonId)} replace />;
    }
    if (!home && module) return <Navigate to={sanctumPaths.classroomModule(course.id, module.id)} replace />;
  }
  if (moduleId !== undefined && !module) {
    return <Navigate to={sanctumPaths.classroomCourse(course.id)} replace />;
  }

  const toggleSection = (id: string) =>
    setClosedSections((closed) => {
      const next = new Set(closed);
      if (!next.delete(id)) next.add(id);
      return next;
    });
  const outline = (
    <OutlineNav
      course={course}
      moduleId={moduleId}
      lessonId={lessonId}
      closedSections={closedSections}
      onToggleSection={toggleSection}
    />
  );
  const placed = lessonId === undefined ? undefined : findLesson(course, lessonId);
  const showsBeside = !module || !collapsed;

  return (
    <div
      className={clsx('max-lg:mt-4', showsBeside && 'xl:grid xl:grid-cols-[19rem_minmax(0,1fr)] xl:gap-12')}
    >
      <aside
        className={clsx(
          'xl:sticky xl:top-28 xl:max-h-[calc(100dvh-8rem)] xl:self-start xl:overflow-y-auto xl:pr-2',
          module && 'max-xl:hidden',
          !showsBeside && 'hidden',
        )}
      >
        <CourseHead
          course={course}
          isPage={!module}
          onCollapse={module ? () => setCollapsed(true) : undefined}
        />
        {!module && (
          <div className="mt-6 rounded-lg bg-sunken px-5 py-5 xl:hidden">
            <SelectModule course={course} />
          </div>
        )}
        <div className="mt-6">{outline}</div>
      </aside>
      <div className="min-w-0">
        {module ? (
          <>
            <OutlineBar
              course={course}
              moduleId={module.id}
              lessonId={lessonId}
              outline={outline}
              onExpand={collapsed ? () => setCollapsed(false) : undefined}
            />
            {placed && !module.isLocked ? (
              <LessonPage key={placed.lesson.id} course={course} placed={placed} module={module} />
            ) : (
              <ModulePage course={course} module={module} />
            )}
          </>
        ) : (
          <div className="grid min-h-96 place-items-center rounded-xl bg-sunken/60 max-xl:hidden">
            <SelectModule course={course} hasPicture />
          </div>
        )}
      </div>
    </div>
  );
}

/** Shown on the right until a module is chosen, with a link to the next lesson. */
function SelectModule({ course, hasPicture = false }: { course: CourseOutline; hasPicture?: boolean }) {
  const { t } = useTranslation('classroom');
  const next = firstLesson(course)?.lesson;
  const module = next && moduleOf(course, next.id);
  return (
    <div className={hasPicture ? 'flex max-w-md flex-col items-center px-6 py-12 text-center' : ''}>
      {hasPicture && <Illustration name="path" className="w-44 text-evergreen" />}
      <h2 className="text-xl xl:mt-5 xl:text-2xl">{t('select.title')}</h2>
      <p className="mt-1 text-ink-soft">{t('select.text')}</p>
      {course.isCompleted && (
        <div className="mt-5">
          <CertificateLinks courseId={course.id} />
        </div>
      )}
      {!course.isCompleted && next && module && (
        <ButtonLink
          to={sanctumPaths.classroomLesson(course.id, module.id, next.id)}
          className="mt-5 max-w-full py-2 text-center wrap-anywhere whitespace-normal! max-xl:w-full"
        >
          {t(course.completedLessonCount > 0 ? 'select.goOn' : 'select.begin', { lesson: next.title })}
        </ButtonLink>
      )}
    </div>
  );
}

interface CourseHeadProps {
  course: CourseOutline;
  /** True if the course title is the page's heading; otherwise the heading is that of a module or a lesson. */
  isPage: boolean;
  onCollapse?: () => void;
}

function CourseHead({ course, isPage, onCollapse }: CourseHeadProps) {
  const { t } = useTranslation('classroom');
  const modules = modulesOf(course);
  const completed = modules.filter(({ isCompleted }) => isCompleted).length;
  const Title = isPage ? 'h1' : 'p';
  return (
    <>
      {isPage && <PageTitle>{course.title}</PageTitle>}
      <div className="flex items-center justify-between gap-2">
        <ButtonLink to={sanctumPaths.classroom} variant="link" className="min-h-11! text-sm no-underline!">
          <ArrowLeft aria-hidden />
          {t('course.back')}
        </ButtonLink>
        {onCollapse && (
          <Button variant="ghost" size="icon" aria-label={t('course.collapse')} onClick={onCollapse}>
            <PanelLeftClose aria-hidden />
          </Button>
        )}
      </div>
      <Title className="mt-2 font-serif text-2xl leading-tight wrap-anywhere">{course.title}</Title>
      <p className={`mt-2 text-sm wrap-anywhere text-ink-soft ${isPage ? 'line-clamp-4' : 'line-clamp-3'}`}>
        {course.description}
      </p>
      <Badge className="mt-4">{t('card.modules', { completed, total: modules.length })}</Badge>
      <Progress className="mt-3" value={course.progressPercent} label={t('course.progress')} />
      <p className="mt-1.5 text-sm text-ink-soft">
        {t('card.progress', { percent: course.progressPercent })}
      </p>
    </>
  );
}
