import Search from 'lucide-react/icons/search';
import X from 'lucide-react/icons/x';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { usePause } from '../../../shared/lib/use-pause';
import { Input } from '../../../shared/ui/input';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden';
import { useSession } from '../../session';
import { useSearch } from './api';
import { placeOf, Results } from './results';

const PAUSE_MS = 250;
/** Min letters of a search; one finds too much. */
const FEWEST_LETTERS = 2;

/** Typed words, their results, and the result that the arrow keys have chosen. */
function useSearchBox() {
  const navigate = useNavigate();
  const { data: me } = useSession();
  const [text, setText] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const typed = text.trim();
  const q = usePause(typed.length < FEWEST_LETTERS ? '' : typed, PAUSE_MS);
  const query = useSearch(q);
  const results = q === '' ? [] : (query.data?.results ?? []);
  const isShown = isOpen && typed.length >= FEWEST_LETTERS;
  const isCoach = me?.role === 'creator';

  function change(next: string) {
    setText(next);
    setOpen(true);
    setActive(-1);
  }

  function close() {
    setOpen(false);
    setActive(-1);
  }

  function open(index: number) {
    const result = results[index];
    if (!result) return;
    close();
    const { to, reloadDocument } = placeOf(result, isCoach);
    if (reloadDocument) location.assign(to);
    else void navigate(to);
  }

  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step && event.key !== 'Enter' && event.key !== 'Escape') return;
    event.preventDefault();
    if (step) {
      setOpen(true);
      // one position more than there are results, for none
      const places = results.length + 1;
      setActive(((active + 1 + step + places) % places) - 1);
    } else if (event.key === 'Enter') open(active >= 0 ? active : 0);
    else if (isShown) close();
    else change('');
  }

  const isWaiting = typed !== q || (query.isFetching && !query.data);
  return { text, typed, query, results, isWaiting, isShown, isCoach, active, setOpen, change, close, press };
}

/** Search over people, posts, circles, lessons and products. The arrow keys choose, Enter opens, Escape closes. */
export function MemberSearch({ hasFocus = false }: { hasFocus?: boolean }) {
  const { t } = useTranslation('search');
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const { setOpen, change, close, press, ...box } = useSearchBox();
  const { text, query, results, isWaiting, isShown, isCoach, active } = box;
  const idOf = (index: number) => `${id}-${index}`;

  useEffect(() => {
    if (hasFocus) input.current?.focus();
  }, [hasFocus]);
  useScrollTo(isShown && active >= 0 ? idOf(active) : null);
  return (
    <search className="relative block" onBlur={(event) => leaves(event) && close()}>
      <Search aria-hidden className="pointer-events-none absolute top-3.5 left-4 z-10 size-5 text-ink-soft" />
      <Input
        ref={input}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a text field that offers places, as the APG writes one
        role="combobox"
        aria-label={t('label')}
        aria-expanded={isShown}
        aria-controls={id}
        aria-autocomplete="list"
        {...(isShown && active >= 0 && { 'aria-activedescendant': idOf(active) })}
        autoComplete="off"
        maxLength={100}
        className="pr-12 pl-11"
        placeholder={t('placeholder')}
        value={text}
        onChange={(event) => change(event.target.value)}
        onFocus={() => setOpen(true)}
        onKeyDown={press}
      />
      {text !== '' && (
        <ClearButton
          onClear={() => {
            change('');
            input.current?.focus();
          }}
        />
      )}
      <div
        id={id}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag has groups of links that the keys of a field choose from
        role="listbox"
        aria-label={t('results')}
        aria-busy={isShown && isWaiting}
        hidden={!isShown || query.isLoadingError || (!isWaiting && results.length === 0)}
        className="absolute inset-x-0 top-full z-40 mt-2 max-h-96 overflow-y-auto rounded-md border border-line bg-surface p-1.5 shadow-float"
      >
        {results.length > 0 ? (
          <Results results={results} isCoach={isCoach} active={active} idOf={idOf} onOpen={close} />
        ) : (
          <Skeleton className="h-24" />
        )}
      </div>
      <Outcome {...box} />
    </search>
  );
}

function useScrollTo(id: string | null) {
  useEffect(() => {
    if (id !== null) document.getElementById(id)?.scrollIntoView?.({ block: 'nearest' });
  }, [id]);
}

function ClearButton({ onClear }: { onClear: () => void }) {
  const { t } = useTranslation('search');
  return (
    <button
      type="button"
      aria-label={t('clear')}
      className="absolute top-0.5 right-0.5 grid size-11 place-items-center rounded-md text-ink-soft hover:text-ink"
      onClick={onClear}
    >
      <X aria-hidden className="size-5" />
    </button>
  );
}

type OutcomeProps = Pick<
  ReturnType<typeof useSearchBox>,
  'typed' | 'query' | 'results' | 'isWaiting' | 'isShown'
>;

/** Announces the number of results to screen readers; shows a note if there are none or the search failed. */
function Outcome({ typed, query, results, isWaiting, isShown }: OutcomeProps) {
  const { t } = useTranslation('search');
  return (
    <>
      {isShown && !isWaiting && results.length === 0 && (
        <div className="absolute inset-x-0 top-full z-40 mt-2 rounded-md border border-line bg-surface p-4 shadow-float">
          {query.isLoadingError ? (
            <NotLoaded query={query} />
          ) : (
            <p className="text-ink-soft">{t('none', { words: typed })}</p>
          )}
        </div>
      )}
      <VisuallyHidden>
        <output>
          {isShown && !isWaiting && !query.isLoadingError && t('found', { count: results.length })}
        </output>
      </VisuallyHidden>
    </>
  );
}

/** Returns whether the focus leaves the search, and does not just move within it. */
const leaves = ({ currentTarget, relatedTarget }: React.FocusEvent): boolean =>
  !currentTarget.contains(relatedTarget);
