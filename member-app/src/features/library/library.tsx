import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../shared/lib/page-title';
import { Illustration } from '../../shared/ui/illustration';
import { Chip } from '../../shared/ui/chip';
import { Tabs, TabsContent, TabsList, TabsTrigger } from '../../shared/ui/tabs';
import { useTopics } from './api';
import { type LibrarySearch, toggleTag } from './library-search';
import { Results, ResultsSkeleton } from './results';
import { SearchBox } from './search-box';
import { SortSelect } from './sort-select';
import { TopicChips } from './topic-chips';
import { useLibrarySearch } from './use-library-search';

const kinds = ['all', 'course', 'digital_file'] as const;

/** The Resource Library: every product, searched and filtered. */
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
