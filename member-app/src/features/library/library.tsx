import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { useWords } from '../../shared/lib/use-words';
import { Chip } from '../../shared/ui/chip';
import { Illustration } from '../../shared/ui/illustration';
import { controlStyle, Input } from '../../shared/ui/input';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../shared/ui/tabs';
import { useTopics } from './api';
import {
  type LibrarySearch,
  longestWords,
  readSearch,
  refine,
  type Sort,
  sorts,
  toggleTag,
  writeSearch,
} from './library-search';
import { Results, ResultsSkeleton } from './results';
import { TopicChips } from './topic-chips';

const kinds = ['all', 'course', 'digital_file'] as const;

export function Library() {
  const { t } = useTranslation('library');
  const { search, to, change } = useLibrarySearch();
  const { data: topics, isPending } = useTopics();
  const kind = search.type ?? 'all';
  // A shared list waits until it is known which of its topics there are.
  const ready = search.tags.length === 0 || !isPending;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Head />
      <div className="page-width mt-8 space-y-5">
        <SearchBox q={search.q} onSearch={(q) => change({ q }, true)} />
        <TopicChips
          topics={isPending ? undefined : (topics ?? [])}
          chosen={search.tags}
          onToggle={(tag) => change({ tags: toggleTag(search, tag) })}
          onClear={() => change({ tags: [] })}
        />
        <Tabs
          value={kind}
          activationMode="manual"
          onValueChange={(value) =>
            change({ type: value === 'all' ? null : (value as LibrarySearch['type']) })
          }
        >
          <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4 border-line sm:border-b">
            <TabsList aria-label={t('kinds.label')} className="max-sm:w-full sm:border-b-0">
              {kinds.map((value) => (
                <TabsTrigger key={value} value={value}>
                  {t(`kinds.${value}`)}
                </TabsTrigger>
              ))}
            </TabsList>
            <div className="flex flex-wrap gap-4 pb-2">
              <Chip selected={search.isFree} onClick={() => change({ isFree: !search.isFree })}>
                {t('free')}
              </Chip>
              <SortSelect sort={search.sort} onSort={(sort) => change({ sort })} />
            </div>
          </div>
          <TabsContent value={kind} tabIndex={-1}>
            {ready ? <Results search={search} topics={topics ?? []} to={to} /> : <ResultsSkeleton />}
          </TabsContent>
        </Tabs>
      </div>
    </>
  );
}

function Head() {
  const { t } = useTranslation('library');
  return (
    <header className="overflow-hidden border-b border-line bg-sunken">
      <div className="page-width relative py-10 lg:py-14">
        <p className="eyebrow">{t('eyebrow')}</p>
        <h1 className="mt-2 text-4xl">{t('title')}</h1>
        <p className="mt-4 max-w-2xl text-lg text-ink-soft">{t('lead')}</p>
        <Illustration
          name="fern"
          className="pointer-events-none absolute right-12 -bottom-6 hidden w-60 text-evergreen lg:block"
        />
      </div>
    </header>
  );
}

/** The library's search, kept in the address. */
function useLibrarySearch() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(address);

  const to = (change: Partial<LibrarySearch>) => ({
    search: writeSearch(refine(search, change)).toString(),
  });
  return {
    search,
    to,
    /** A choice adds an entry to the history; text that is being typed replaces the last one. */
    change: (change: Partial<LibrarySearch>, replace = false) => void navigate(to(change), { replace }),
  };
}

function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation('library');
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap">
        {t('sort.label')}
      </label>
      <select
        id={id}
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
        className={clsx(controlStyle, 'h-11')}
      >
        {sorts.map((known) => (
          <option key={known} value={known}>
            {t(`sort.options.${known}`)}
          </option>
        ))}
      </select>
    </div>
  );
}

function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
  const { t } = useTranslation('library');
  const [words, setWords] = useWords(q, onSearch);
  return (
    <search className="relative block">
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-5 size-5 -translate-y-1/2 text-ink-soft"
      />
      <Input
        type="search"
        aria-label={t('search.label')}
        placeholder={t('search.placeholder')}
        maxLength={longestWords}
        enterKeyHint="search"
        className="h-14 pl-13 text-ellipsis"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
    </search>
  );
}
