import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useSearchParams } from 'react-router-dom';
import { CARD_WIDTH } from '../../shared/lib/picture-widths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Badge } from '../../shared/ui/badge';
import { Button } from '../../shared/ui/button';
import { Card } from '../../shared/ui/card';
import { Illustration } from '../../shared/ui/illustration';
import { Picture } from '../../shared/ui/picture';
import { Progress } from '../../shared/ui/progress';
import { SearchField } from '../../shared/ui/search-field';
import { AccessUntil } from '../learning';
import type { ClassroomCourse } from './api';
import { findCourses } from './find-courses';
import './course-grid.css';

/** Max courses without a search field. */
const MANY = 9;

/** Grid of courses. Cards out of sight are not laid out, so that hundreds open as fast as three. */
export function CourseGrid({ courses }: { courses: readonly ClassroomCourse[] }) {
  const { t } = useTranslation('classroom');
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const shown = findCourses(courses, useDeferredValue(words));
  const look = (q: string) => setSearch(q ? { q } : {}, { replace: true });
  return (
    <>
      {courses.length > MANY && (
        <SearchField
          label={t('find.label')}
          placeholder={t('find.placeholder')}
          maxLength={100}
          words={words}
          onChange={look}
          className="mt-6 max-w-md"
        >
          <output className="sr-only">{words && t('find.found', { count: shown.length })}</output>
        </SearchField>
      )}
      {shown.length > 0 ? (
        <ul className="mt-8 grid gap-6 sm:grid-cols-2 xl:grid-cols-3">
          {shown.map((course) => (
            <li key={course.id} className="course-grid-item">
              <CourseCard course={course} />
            </li>
          ))}
        </ul>
      ) : (
        <div className="py-14 text-center">
          <p className="wrap-anywhere text-ink-soft">{t('find.none', { words })}</p>
          <Button variant="secondary" className="mt-6" onClick={() => look('')}>
            {t('find.clear')}
          </Button>
        </div>
      )}
    </>
  );
}

function CourseCard({ course }: { course: ClassroomCourse }) {
  const { t } = useTranslation('classroom');
  const { id, title, description, thumbnailUrl, progress, isPublished } = course;
  return (
    <Card className="group relative flex h-full flex-col overflow-hidden transition-colors hover:border-evergreen">
      <Cover url={thumbnailUrl} />
      <div className="flex grow flex-col p-5">
        <div className="flex flex-wrap gap-2">
          <Badge
            tone={
              course.totalModules > 0 && course.completedModules === course.totalModules ? 'gold' : 'leaf'
            }
          >
            {t('card.modules', { completed: course.completedModules, total: course.totalModules })}
          </Badge>
          <Badge tone="plain">{isPublished ? t('card.published') : t('card.unpublished')}</Badge>
        </div>
        <h2 className="mt-3 line-clamp-3 text-xl wrap-anywhere">
          {/* The whole card is clickable. */}
          <Link
            to={sanctumPaths.classroomCourse(id)}
            className="after:absolute after:inset-0 after:rounded-lg focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {title}
          </Link>
        </h2>
        <p className="mt-2 line-clamp-2 text-sm wrap-anywhere text-ink-soft">{description}</p>
        <AccessUntil moment={course.accessUntil} />
        <div className="mt-auto pt-5">
          <Progress value={progress} label={t('card.progressOf', { title })} />
          <p className="mt-2 text-sm text-ink-soft">
            {course.isCompleted ? t('card.completed') : t('card.progress', { percent: progress })}
          </p>
        </div>
      </div>
    </Card>
  );
}

/** Decorative: the title is below it. */
function Cover({ url }: { url: string | null }) {
  if (url) {
    return (
      <Picture
        src={url}
        sizes={CARD_WIDTH}
        alt=""
        width={800}
        height={450}
        loading="lazy"
        decoding="async"
        className="aspect-16/9 w-full bg-sunken object-cover dark:brightness-90"
      />
    );
  }
  return (
    <div className="grid aspect-16/9 place-items-center bg-sunken">
      <Illustration name="seedling" className="h-full p-3 text-evergreen" />
    </div>
  );
}
