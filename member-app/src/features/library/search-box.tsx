import Search from 'lucide-react/icons/search';
import { useTranslation } from 'react-i18next';
import { Input } from '../../shared/ui/input';
import { longestWords } from './library-search';
import { useWords } from '../../shared/lib/use-words';

export function SearchBox({ q, onSearch }: { q: string; onSearch: (q: string) => void }) {
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
