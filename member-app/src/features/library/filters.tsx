import type { Schemas } from '@sanctum/openapi';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Chip } from '../../shared/ui/chip';
import { Skeleton } from '../../shared/ui/loading';
import { type LibrarySearch, type Sort, sorts, toggleTag } from './library-search';

const chipStyle = 'min-h-11 shrink-0';

type Topic = Schemas['TopicsResponse']['topics'][number];

interface FiltersProps {
  /** Undefined while they are loading. */
  topics: readonly Topic[] | undefined;
  search: LibrarySearch;
  change: (change: Partial<LibrarySearch>) => void;
}

/** Order, price and topics: one row to swipe through on a phone, all visible where there is room. */
export function Filters({ topics, search, change }: FiltersProps) {
  const { t } = useTranslation(['library', 'catalog']);
  const first = useRef<HTMLButtonElement>(null);
  const { tags, isFree } = search;

  function clear() {
    // The button disappears when it is clicked, so the keyboard focus moves to the topics.
    first.current?.focus();
    change({ tags: [], isFree: false });
  }

  return (
    <fieldset
      aria-busy={!topics}
      className="-mx-5 flex min-w-0 items-center gap-2 overflow-x-auto px-5 pt-3 pb-1 [scrollbar-width:none] sm:mx-0 sm:flex-wrap sm:px-0"
    >
      <legend className="sr-only">{topics ? t('topics.label') : t('topics.loading')}</legend>
      {(tags.length > 0 || isFree) && (
        <Button variant="ghost" size="sm" className="min-h-11 shrink-0" onClick={clear}>
          {t('topics.clear')}
        </Button>
      )}
      <SortSelect sort={search.sort} onSort={(sort) => change({ sort })} />
      <Chip className={chipStyle} selected={isFree} onClick={() => change({ isFree: !isFree })}>
        {t('free')}
      </Chip>
      {topics?.map((topic, index) => (
        <Chip
          key={topic}
          ref={index === 0 ? first : undefined}
          className={chipStyle}
          selected={tags.includes(topic)}
          onClick={() => change({ tags: toggleTag(search, topic) })}
        >
          {t(`catalog:topics.${topic}`)}
        </Chip>
      )) ?? BONES.map((bone) => <Skeleton key={bone} className="h-10 w-34 shrink-0 rounded-full" />)}
    </fieldset>
  );
}

/** Skeletons, as many as there are topics. */
const BONES = [...'abcdefghij'];

function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation('library');
  return (
    <select
      aria-label={t('sort.label')}
      value={sort}
      onChange={(event) => onSort(event.target.value as Sort)}
      className="h-11 shrink-0 rounded-full border border-line-strong/60 bg-surface px-3 text-base font-medium transition-colors hover:border-evergreen"
    >
      {sorts.map((known) => (
        <option key={known} value={known}>
          {t(`sort.options.${known}`)}
        </option>
      ))}
    </select>
  );
}
