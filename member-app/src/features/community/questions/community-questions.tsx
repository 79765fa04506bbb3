import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useWords } from '../../../shared/lib/use-words';
import { Chip } from '../../../shared/ui/chip';
import { EmptyState } from '../../../shared/ui/empty-state';
import { Input } from '../../../shared/ui/input';
import { NotLoaded, Skeleton } from '../../../shared/ui/loading';
import { NextPage } from '../../../shared/ui/next-page';
import { NewerPosts } from '../live/newer-posts';
import { Collective } from '../parts/collective';
import { PostCard } from '../posts/post-card';
import { type Scope, usePosts } from '../shared/api';
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

/** Questions of members. The address holds the filter: the search words, and whether solved questions are left out. */
function QuestionList() {
  const { t } = useTranslation('feed');
  const [search, setSearch] = useSearchParams();
  const wanted = { q: search.get('q') ?? '', unsolved: search.get('unsolved') === 'true' };
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
      <Found wanted={wanted} />
    </>
  );
}

function Found({ wanted }: { wanted: { q: string; unsolved: boolean } }) {
  const { t } = useTranslation('feed');
  const list = useRef<HTMLUListElement>(null);
  const scope: Scope = { of: 'questions', ...wanted };
  const query = usePosts(scope);
  const { data } = query;
  if (!data) return <NotLoaded query={query} skeleton={<Skeleton className="h-44" />} />;
  const questions = data.pages.flatMap(({ pinned, items }) => [...pinned, ...items]);
  const newer = <NewerPosts scope={scope} shown={questions} list={list} />;
  if (questions.length === 0) {
    const isNarrowed = wanted.q !== '' || wanted.unsolved;
    return (
      <>
        {newer}
        <EmptyState
          picture="seed"
          title={isNarrowed ? t('questions.noneFound') : t('questions.none')}
          description={isNarrowed ? t('questions.noneFoundText') : t('questions.noneText')}
        />
      </>
    );
  }
  return (
    <>
      {newer}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={t('questions.list')}
        className="scroll-mt-24 space-y-4 outline-none"
      >
        {questions.map((question) => (
          <li key={question.id}>
            <PostCard post={question} />
          </li>
        ))}
      </ul>
      <NextPage of={query} words={t('older')} className="text-center" />
    </>
  );
}
