import { useQueryClient } from '@tanstack/react-query';
import ArrowUp from 'lucide-react/icons/arrow-up';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../shared/ui/button';
import { beginWith, changePost, type Post, type PostPage, type Scope, useNewest } from '../shared/api';
import { useLivePosts } from './use-live-posts';

interface NewerPostsProps {
  scope: Scope;
  shown: readonly Post[];
  /** The list, to which the reader is scrolled. */
  list: RefObject<HTMLElement | null>;
}

/** Announces newer posts and shows them on request, so that nothing moves while a member reads. */
export function NewerPosts({ scope, shown, list }: NewerPostsProps) {
  const { t } = useTranslation('feed');
  const queries = useQueryClient();
  const { data: newest, refetch } = useNewest(scope);
  const ask = async () => {
    const { data } = await refetch();
    for (const post of data ? postsOf(data) : []) changePost(queries, post.id, () => post);
  };
  useLivePosts(() => void ask());
  const count = newest ? countNewer(newest, shown) : 0;
  const isMore = count > 0 && count === newest?.items.length && newest.next !== null;
  const kind = scope.of === 'questions' ? 'questions' : 'posts';
  return (
    // overlays the list, so that nothing moves
    <output className="sticky top-32 z-10 mb-0! flex h-0 justify-center">
      {newest && count > 0 && (
        <Button
          variant="soft"
          size="sm"
          className="-translate-y-7 shadow-lift"
          onClick={() => {
            beginWith(queries, scope, newest);
            list.current?.focus({ preventScroll: true });
            list.current?.scrollIntoView({ block: 'start' });
          }}
        >
          <ArrowUp aria-hidden />
          {isMore ? t(`newer.many.${kind}`) : t(`newer.${kind}`, { count })}
        </Button>
      )}
    </output>
  );
}

const postsOf = ({ pinned, items }: PostPage): Post[] => [...pinned, ...items];

/** Counts posts newer than all shown ones, without posts that moved up because others were deleted. */
function countNewer(newest: PostPage, shown: readonly Post[]): number {
  const known = new Set(shown.map(({ id }) => id));
  const last = shown
    .filter(({ isPinned }) => !isPinned)
    .reduce((at, { shownAt }) => (shownAt > at ? shownAt : at), '');
  return newest.items.filter(({ id, shownAt }) => !known.has(id) && shownAt >= last).length;
}
