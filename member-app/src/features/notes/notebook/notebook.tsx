import type { Schemas } from '@sanctum/openapi';
import { useMutation } from '@tanstack/react-query';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { useWords } from '../../../shared/lib/use-words';
import { Button, ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Select } from '../../../shared/ui/input';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { NextPage } from '../../../shared/ui/next-page';
import { SearchField } from '../../../shared/ui/search-field';
import { toastFailure } from '../../../shared/ui/toast-store';
import { GuardianCouldRead } from '../../private-writing';
import { fetchExport, useNotebook } from '../api';
import { useSendUnsentDrafts } from '../saving/use-unsent-drafts';
import { longestWords, type NotebookAddress, readNotebook, writeNotebook } from './notebook-address';
import { NotebookList } from './notebook-list';

/** All notes of a member, searched and filtered. It has its own heading and fits into any shell. */
export function Notebook() {
  const { t } = useTranslation('notebook');
  useSendUnsentDrafts();
  const asked = readNotebook(useSearchParams()[0]);
  const navigate = useNavigate();
  const query = useNotebook(asked);
  const notes = query.data?.pages.flatMap(({ items }) => items);
  /** Total and courses, which every page contains. */
  const data = query.data?.pages[0];
  const to = (change: Partial<NotebookAddress>) => ({ search: writeNotebook({ ...asked, ...change }) });
  const hasNotes = (data?.courses.length ?? 0) > 0 || (data?.total ?? 0) > 0;
  const isFiltered = asked.q !== '' || asked.courseId !== null;
  return (
    <section className="mx-auto max-w-4xl">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">{t('title')}</h1>
          <p className="mt-3 max-w-xl text-ink-soft">
            {t('lead')} <GuardianCouldRead />
          </p>
        </div>
        {hasNotes && <ExportButton />}
      </header>
      {(hasNotes || isFiltered) && (
        <div className="mt-8">
          <NotebookFilters
            asked={asked}
            courses={data?.courses ?? []}
            change={(change, replace = false) => void navigate(to(change), { replace })}
          />
          <output className="mt-3 block min-h-6 text-sm text-ink-soft">
            {data && isFiltered && t('found', { count: data.total })}
          </output>
        </div>
      )}
      <div className="mt-6">
        {!data && <NotLoaded query={query} skeleton={<NotebookSkeleton />} />}
        {data?.total === 0 && (isFiltered ? <NoneFound /> : <NothingWritten />)}
        {notes && notes.length > 0 && (
          <>
            <NotebookList notes={notes} q={asked.q} />
            <NextPage of={query} words={t('more')} className="mt-10 text-center" />
          </>
        )}
      </div>
    </section>
  );
}

function NothingWritten() {
  const { t } = useTranslation('notebook');
  return (
    <EmptyState
      picture="seed"
      title={t('empty.title')}
      description={t('empty.text')}
      action={<ButtonLink to={sanctumPaths.overview}>{t('empty.action')}</ButtonLink>}
    />
  );
}

function NoneFound() {
  const { t } = useTranslation('notebook');
  return (
    <EmptyState
      title={t('none.title')}
      description={t('none.text')}
      action={
        <ButtonLink variant="secondary" to={sanctumPaths.notes}>
          {t('none.action')}
        </ButtonLink>
      }
    />
  );
}

function NotebookSkeleton() {
  const { t } = useTranslation('notebook');
  return (
    <Skeletons
      label={t('loading')}
      of={['h-8 w-1/2', 'h-40 rounded-lg', 'h-40 rounded-lg']}
      className="space-y-5"
    />
  );
}

function ExportButton() {
  const { t } = useTranslation('notebook');
  const { mutate, isPending } = useMutation({
    mutationFn: fetchExport,
    onSuccess: ({ blob, fileName }) => {
      const url = URL.createObjectURL(blob);
      const link = Object.assign(document.createElement('a'), { href: url, download: fileName });
      link.click();
      URL.revokeObjectURL(url);
    },
    onError: () => toastFailure(t('exportFailed.title'), t('exportFailed.description')),
  });
  return (
    <Button variant="secondary" pending={isPending} onClick={() => mutate()}>
      <Download aria-hidden />
      {isPending ? t('exporting') : t('export')}
    </Button>
  );
}

interface NotebookFiltersProps {
  asked: NotebookAddress;
  courses: Schemas['NotebookCourseResponse'][];
  change: (change: Partial<NotebookAddress>, replace?: boolean) => void;
}

function NotebookFilters({ asked, courses, change }: NotebookFiltersProps) {
  const { t } = useTranslation('notebook');
  const [words, setWords] = useWords(asked.q, (q) => change({ q }, true));
  const all = courses.reduce((sum, { notes }) => sum + notes, 0);
  return (
    <div className="flex flex-col gap-3 sm:flex-row">
      <SearchField
        label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={longestWords}
        words={words}
        onChange={setWords}
        className="grow"
      />
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
