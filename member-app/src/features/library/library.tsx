import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { useWords } from '../../shared/lib/use-words';
import { Illustration } from '../../shared/ui/illustration';
import { Input } from '../../shared/ui/input';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../shared/ui/tabs';
import { useTopics } from './api';
import { Filters } from './filters';
import { type LibrarySearch, longestWords, readSearch, refine, writeSearch } from './library-search';
import { Results, ResultsSkeleton } from './results';

const kinds = ['all', 'course', 'digital_file'] as const;

export function Library() {
  const { t } = useTranslation('library');
  const { search, to, change } = useLibrarySearch();
  const { data: topics, isPending } = useTopics();
  const kind = search.type ?? 'all';
  // A shared list waits until the valid topics are known.
  const ready = search.tags.length === 0 || !isPending;
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Head />
      <div className="page-width mt-5 space-y-3">
        <SearchBox q={search.q} onSearch={(q) => change({ q }, true)} />
        <Tabs
          value={kind}
          activationMode="manual"
          onValueChange={(value) =>
            change({ type: value === 'all' ? null : (value as LibrarySearch['type']) })
          }
        >
          <TabsList aria-label={t('kinds.label')}>
            {kinds.map((value) => (
              <TabsTrigger key={value} value={value} className="max-sm:px-2">
                {t(`kinds.${value}`)}
              </TabsTrigger>
            ))}
          </TabsList>
          <Filters topics={isPending ? undefined : (topics ?? [])} search={search} change={change} />
          <TabsContent value={kind} tabIndex={-1} className="pt-3">
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
      <div className="page-width relative py-5 lg:py-12">
        <h1 className="text-4xl">{t('title')}</h1>
        <p className="mt-2 max-w-2xl text-ink-soft lg:text-lg">{t('lead')}</p>
        <Illustration
          name="fern"
          className="pointer-events-none absolute right-12 -bottom-6 hidden w-60 text-evergreen lg:block"
        />
      </div>
    </header>
  );
}

/** The library's search, kept in the URL. */
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
    /** Changes the search. A choice adds a history entry; typing replaces the last one. */
    change: (change: Partial<LibrarySearch>, replace = false) => void navigate(to(change), { replace }),
  };
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
