import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../shared/lib/use-words';
import { Chip } from '../../../shared/ui/chip';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Input } from '../../../shared/ui/input';
import { Collective } from '../parts/collective';
import { PostList } from '../posts/post-list';
import { WritersOnly } from '../writing/writers-only';
import { AskBox } from './ask-box';

export const CommunityQuestions = () => (
  <Collective>
    {(member) => (
      <div className="max-w-2xl space-y-4 sm:space-y-5">
        <WritersOnly>
          <AskBox member={member} />
        </WritersOnly>
        <QuestionList />
      </div>
    )}
  </Collective>
);

/** Members' questions. Search words and the unsolved filter are in the URL. */
function QuestionList() {
  const { t } = useTranslation('feed');
  const [search, setSearch] = useSearchParams();
  const wanted = { q: search.get('q') ?? '', unsolved: search.get('unsolved') === 'true' };
  const isNarrowed = wanted.q !== '' || wanted.unsolved;
  const show = (next: typeof wanted) =>
    setSearch(
      { ...(next.q && { q: next.q }), ...(next.unsolved && { unsolved: 'true' }) },
      { replace: true },
    );
  const [words, setWords] = useWords(wanted.q, (q) => show({ ...wanted, q }));
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <Input
          type="search"
          maxLength={100}
          className="min-w-40 flex-1"
          aria-label={t('questions.search')}
          placeholder={t('questions.search')}
          value={words}
          onChange={(event) => setWords(event.target.value)}
        />
        <Chip selected={wanted.unsolved} onClick={() => show({ ...wanted, unsolved: !wanted.unsolved })}>
          {t('questions.unsolved')}
        </Chip>
      </div>
      <PostList
        scope={{ of: 'questions', ...wanted }}
        label={t('questions.list')}
        none={
          <EmptyState
            picture="seed"
            title={isNarrowed ? t('questions.noneFound') : t('questions.none')}
            description={isNarrowed ? t('questions.noneFoundText') : t('questions.noneText')}
          />
        }
      />
    </>
  );
}
