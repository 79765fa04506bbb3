import type { components } from '@sanctum/openapi';
import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { useWords } from '../../../shared/lib/use-words';
import { Input, Select } from '../../../shared/ui/input';
import { longestWords, type NotebookAddress } from './notebook-address';

interface NotebookFiltersProps {
  asked: NotebookAddress;
  courses: components['schemas']['NotebookCourseResponse'][];
  change: (change: Partial<NotebookAddress>, replace?: boolean) => void;
}

export function NotebookFilters({ asked, courses, change }: NotebookFiltersProps) {
  const { t } = useTranslation('notebook');
  const [words, setWords] = useWords(asked.q, (q) => change({ q }, true));
  const all = courses.reduce((sum, { notes }) => sum + notes, 0);
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <search className="relative block grow">
        <Search
          aria-hidden
          className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
        />
        <Input
          type="search"
          aria-label={t('search.label')}
          placeholder={t('search.placeholder')}
          maxLength={longestWords}
          enterKeyHint="search"
          className="pl-12 text-ellipsis"
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
      </search>
      {courses.length > 1 && (
        <div className="sm:w-72">
          <Select
            aria-label={t('course.label')}
            value={asked.courseId ?? ''}
            onChange={(event) => change({ courseId: event.target.value || null })}
          >
            <option value="">{t('course.all', { count: all })}</option>
            {courses.map(({ id, title, notes }) => (
              <option key={id} value={id}>
                {t('course.one', { title: title ?? t('lostCourse'), notes })}
              </option>
            ))}
          </Select>
        </div>
      )}
    </div>
  );
}
