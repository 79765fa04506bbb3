import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { NextPage } from '../../../shared/ui/next-page';
import { NewerPosts } from '../live/newer-posts';
import { type Scope, usePosts } from '../shared/api';
import { PostCard } from './post-card';

interface PostListProps {
  scope: Scope;
  /** Name of the list for screen readers; 'Posts' if left out. */
  label?: string;
  none: ReactNode;
}

/** Posts or questions, pinned first, newest next. */
export function PostList({ scope, label, none }: PostListProps) {
  const { t } = useTranslation('feed');
  const list = useRef<HTMLUListElement>(null);
  const query = usePosts(scope);
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={
          <Skeletons label={t('loading')} of={['h-44', 'h-44', 'h-44', 'h-44']} className="space-y-4" />
        }
      />
    );
  const posts = data.pages.flatMap(({ pinned, items }) => [...pinned, ...items]);
  const newer = <NewerPosts scope={scope} shown={posts} list={list} />;
  if (posts.length === 0)
    return (
      <>
        {newer}
        {none}
      </>
    );
  return (
    <>
      {newer}
      <ul
        ref={list}
        tabIndex={-1}
        aria-label={label ?? t('posts')}
        className="scroll-mt-24 space-y-4 outline-none"
      >
        {posts.map((post) => (
          <li key={post.id}>
            <PostCard post={post} namesGroup={scope.of !== 'group'} />
          </li>
        ))}
      </ul>
      <NextPage of={query} words={t('older')} className="mt-6 text-center" />
    </>
  );
}
