import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/lib/page-title';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import {
  type CourseOutline,
  firstLesson,
  type OutlineModule,
  whenItOpens,
  whyItIsLocked,
} from '../../learning';
import type { CoursePlace } from '../taking/course-place';
import { BackToCourses, CourseFigures, Outline } from '../outline/outline';

interface NoLessonChosenProps {
  course: CourseOutline;
  place: CoursePlace;
}

/** Shown in a course without an open lesson: a choice of modules, or a module with nothing to open. */
export function NoLessonChosen({ course, place: { module, resumes, addressOf } }: NoLessonChosenProps) {
  const { t } = useTranslation('player');
  if (resumes) {
    return (
      <>
        <PageTitle>{course.title}</PageTitle>
        <EmptyState
          level={1}
          className="py-20"
          picture="seed"
          title={t('noLessons.title')}
          description={t('noLessons.text')}
        />
      </>
    );
  }
  return (
    <>
      <PageTitle>{module?.title ?? course.title}</PageTitle>
      <BackToCourses />
      {module && <p className="eyebrow wrap-anywhere">{course.title}</p>}
      <h1 className="text-3xl wrap-anywhere">{module?.title ?? course.title}</h1>
      <div className="mt-4 grid gap-8 lg:grid-cols-[minmax(0,1fr)_20rem] lg:gap-10">
        <div className="rounded-xl bg-sunken/60 px-5 py-6 lg:grid lg:min-h-96 lg:place-items-center lg:self-start">
          {module ? (
            <ModuleNotice module={module} />
          ) : (
            <SelectModule course={course} addressOf={(lessonId) => addressOf(course, lessonId)} />
          )}
        </div>
        <aside>
          <CourseFigures course={course} />
          <Outline course={course} addressOf={(lessonId) => addressOf(course, lessonId)} />
        </aside>
      </div>
    </>
  );
}

/** A locked module shows only its name and when it opens. */
function ModuleNotice({ module }: { module: OutlineModule }) {
  const { t } = useTranslation(['player', 'learning']);
  if (!module.isLocked) return <p className="text-ink-soft">{t('emptyModule')}</p>;
  return (
    <EmptyState
      picture="seed"
      title={whenItOpens(module)}
      description={`${t('learning:stillLocked.title')}. ${whyItIsLocked(module)}`}
    />
  );
}

interface SelectModuleProps {
  course: CourseOutline;
  addressOf: (lessonId: string) => string;
}

/** Shown until a module is chosen, with a link to the next lesson. */
function SelectModule({ course, addressOf }: SelectModuleProps) {
  const { t } = useTranslation('player');
  const next = course.isCompleted ? undefined : firstLesson(course)?.lesson;
  return (
    <div className="lg:max-w-md lg:text-center">
      <h2 className="text-xl lg:text-2xl">{t('select.title')}</h2>
      <p className="mt-1 text-ink-soft">{t('select.text')}</p>
      {next && (
        <ButtonLink
          to={addressOf(next.id)}
          className="mt-5 max-w-full py-2 text-center wrap-anywhere whitespace-normal! max-lg:w-full"
        >
          {t(course.completedLessonCount > 0 ? 'select.goOn' : 'select.begin', { lesson: next.title })}
        </ButtonLink>
      )}
    </div>
  );
}
