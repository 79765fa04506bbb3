import { useNavigate, useSearchParams } from 'react-router-dom';
import { formatCount } from '../../../shared/lib/format';
import { sanctumPaths } from '../../../shared/lib/sanctum-paths';
import { ButtonLink } from '../../../shared/ui/button';
import { EmptyState } from '../../../shared/ui/empty-state';
import { ErrorState } from '../../../shared/ui/error-state';
import { Illustration } from '../../../shared/ui/illustration';
import { Pagination } from '../../../shared/ui/pagination';
import { Skeleton } from '../../../shared/ui/skeleton';
import { useNotebook } from '../api';
import { ExportButton } from './export-button';
import { type NotebookAddress, readNotebook, writeNotebook } from './notebook-address';
import { NotebookFilters } from './notebook-filters';
import { NotebookList } from './notebook-list';
import { notebookTexts } from '../texts';
import { useSendUnsentDrafts } from '../saving/use-unsent-drafts';

/** Everything a member has written, searched and filtered. It has its own heading and can be put into any shell. */
export function Notebook() {
  useSendUnsentDrafts();
  const asked = readNotebook(useSearchParams()[0]);
  const navigate = useNavigate();
  const { data, isPending, isError, isFetching, refetch } = useNotebook(asked);
  /** A changed search starts at its first page. */
  const to = (change: Partial<NotebookAddress>) => ({
    search: writeNotebook({ ...asked, page: 1, ...change }),
  });
  const hasNotes = (data?.courses.length ?? 0) > 0 || (data?.total ?? 0) > 0;
  const isFiltered = asked.q !== '' || asked.courseId !== null;
  return (
    <section className="mx-auto max-w-4xl">
      <header className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-4xl">{notebookTexts.title}</h1>
          <p className="mt-3 max-w-xl text-ink-soft">{notebookTexts.lead}</p>
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
            {data && isFiltered && notebookTexts.found(formatCount(data.total, 'note'))}
          </output>
        </div>
      )}
      <div className="mt-6">
        {isPending && <NotebookSkeleton />}
        {isError && <ErrorState onRetry={() => void refetch()} pending={isFetching} />}
        {data?.total === 0 && (isFiltered ? <NoneFound /> : <NothingWritten />)}
        {data && data.total > 0 && (
          <>
            <NotebookList notes={data.items} q={asked.q} />
            <div className="mt-10">
              <Pagination
                page={asked.page}
                pageCount={Math.ceil(data.total / data.pageSize)}
                to={(page) => to({ page })}
              />
            </div>
          </>
        )}
      </div>
    </section>
  );
}

function NothingWritten() {
  const { title, text, action } = notebookTexts.empty;
  return (
    <EmptyState
      picture={<Illustration name="seed" className="w-full" />}
      title={title}
      description={text}
      action={<ButtonLink to={sanctumPaths.overview}>{action}</ButtonLink>}
    />
  );
}

function NoneFound() {
  const { title, text, action } = notebookTexts.none;
  return (
    <EmptyState
      title={title}
      description={text}
      action={
        <ButtonLink variant="secondary" to={sanctumPaths.notes}>
          {action}
        </ButtonLink>
      }
    />
  );
}

function NotebookSkeleton() {
  return (
    <section aria-busy aria-label={notebookTexts.loading} className="space-y-5">
      <Skeleton className="h-8 w-1/2" />
      <Skeleton className="h-40 rounded-lg" />
      <Skeleton className="h-40 rounded-lg" />
    </section>
  );
}
