import Search from 'lucide-react/icons/search';
import { useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Button } from '../../shared/ui/button';
import { Input } from '../../shared/ui/input';
import type { ClassroomCourse } from './api';
import { CourseCard } from './course-card';
import './course-grid.css';
import { findCourses } from './find-courses';

/** Up to so many courses there is no search field. */
const MANY = 9;

/** Cards that are out of sight are not laid out, so that hundreds of courses open like three. */
export function CourseGrid({ courses }: { courses: readonly ClassroomCourse[] }) {
  const { t } = useTranslation('classroom');
  const [search, setSearch] = useSearchParams();
  const words = search.get('q') ?? '';
  const shown = findCourses(courses, useDeferredValue(words));
  const look = (q: string) => setSearch(q ? { q } : {}, { replace: true });
  return (
    <>
      {courses.length > MANY && <FindBox words={words} found={shown.length} onChange={look} />}
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

interface FindBoxProps {
  words: string;
  found: number;
  onChange: (words: string) => void;
}

function FindBox({ words, found, onChange }: FindBoxProps) {
  const { t } = useTranslation('classroom');
  return (
    <search className="relative mt-6 block max-w-md">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <Input
        type="search"
        aria-label={t('find.label')}
        placeholder={t('find.placeholder')}
        maxLength={100}
        className="pl-12"
        value={words}
        onChange={(event) => onChange(event.target.value)}
      />
      <output className="sr-only">{words && t('find.found', { count: found })}</output>
    </search>
  );
}
