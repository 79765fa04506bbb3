import type { Schemas } from '@sanctum/openapi';
import {
  type InfiniteData,
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
import { api, at, body, itemsOf, useChange, useFresh, useSave, useShared } from '../../../shared/api/client';
import { usePages } from '../../../shared/api/pages';
import { ApiError } from '../../../shared/api/refusal';

export type Post = Schemas['PostResponse'];
export type PostPage = Schemas['PostPageResponse'];
export type Person = Schemas['PersonResponse'];
export type Group = Schemas['CommunityGroupResponse'];
export type MyCommunity = Schemas['MyCommunityResponse'];
export type Emoji = Schemas['Emoji'];
type NewPost = Schemas['NewPostRequest'];
type NewQuestion = Schemas['NewQuestionRequest'];
export type AskedFrom = Schemas['AskedFromRequest'];

/** Selects the posts of a list. */
export type Scope =
  | { of: 'all' }
  | { of: 'group'; groupId: string }
  | { of: 'person'; personId: string }
  | { of: 'questions'; q: string; unsolved: boolean }
  | { of: 'mine' }
  | { of: 'saved' };

/** Query keys: every list of posts is below `pages`, every single post below `post`. */
const keys = {
  me: ['community', 'me'] as const,
  pages: ['community', 'pages'] as const,
  newest: ['community', 'newest'] as const,
  post: (id: string) => ['community', 'post', id] as const,
  versions: (id: string) => ['community', 'versions', id] as const,
  reacted: (id: string) => ['community', 'reacted', id] as const,
};

/** Loads the person's data in the community, again on every visit, because the coach can change their circles. */
export const useMyCommunity = () => useShared(keys.me, () => body(api.GET('/api/me/community')));

export const useAcceptGuidelines = () =>
  useSave(() => body(api.POST('/api/me/community/accept-guidelines')), keys.me);

export const useConfirmWarning = () =>
  useChange((id: string) => api.POST('/api/me/warnings/{id}/confirm', at(id)), keys.me);

function page(scope: Scope, after: string | undefined): Promise<PostPage> {
  const params = { query: { after } };
  if (scope.of === 'mine') return body(api.GET('/api/me/community/posts', { params }));
  if (scope.of === 'saved') return body(api.GET('/api/me/community/saved-posts', { params }));
  if (scope.of === 'all') return body(api.GET('/api/community/feed', { params }));
  if (scope.of === 'questions') {
    const { q, unsolved } = scope;
    const query = { after, ...(q !== '' && { q }), ...(unsolved && { unsolved: 'true' as const }) };
    return body(api.GET('/api/community/questions', { params: { query } }));
  }
  if (scope.of === 'person')
    return body(
      api.GET('/api/community/people/{id}/posts', { params: { ...params, path: { id: scope.personId } } }),
    );
  return body(
    api.GET('/api/community/groups/{id}/feed', { params: { ...params, path: { id: scope.groupId } } }),
  );
}

/** Loads posts in pages, newest first, again on every visit, because others post too. */
export const usePosts = (scope: Scope) => usePages([...keys.pages, scope], (after) => page(scope, after));

/** Loads the current first page on request, next to the list being read. */
export const useNewest = (scope: Scope) =>
  useQuery({
    queryKey: [...keys.newest, scope],
    queryFn: () => page(scope, undefined),
    enabled: false,
  });

/** Replaces the beginning of the list with this page; older posts are loaded again. */
export function beginWith(queries: QueryClient, scope: Scope, newest: PostPage): void {
  queries.setQueryData<InfiniteData<PostPage>>([...keys.pages, scope], {
    pages: [newest],
    pageParams: [undefined],
  });
}

export const usePost = (id: string) =>
  useFresh(keys.post(id), () => body(api.GET('/api/community/posts/{id}', at(id))));

export const useVersions = (id: string, isWanted: boolean) =>
  useFresh(keys.versions(id), () => itemsOf(api.GET('/api/community/posts/{id}/versions', at(id))), {
    enabled: isWanted,
  });

/** Loads the people who reacted, as far as the reader may see them. */
export const useReacted = (id: string, isWanted: boolean) =>
  useFresh(keys.reacted(id), () => itemsOf(api.GET('/api/community/posts/{id}/reactions', at(id))), {
    enabled: isWanted,
  });

/** Changes a post wherever it is shown. */
export function changePost(queries: QueryClient, id: string, change: (post: Post) => Post): void {
  const inList = (posts: Post[]) => posts.map((post) => (post.id === id ? change(post) : post));
  queries.setQueriesData<InfiniteData<PostPage>>(
    { queryKey: keys.pages },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((one) => ({ ...one, pinned: inList(one.pinned), items: inList(one.items) })),
      },
  );
  queries.setQueryData<Post>(keys.post(id), (post) => post && change(post));
}

/** Returns whether the post is in a list or on a page that was loaded. */
export function isLoaded(queries: QueryClient, id: string): boolean {
  const lists = queries.getQueriesData<InfiniteData<PostPage>>({ queryKey: keys.pages });
  return (
    queries.getQueryData(keys.post(id)) !== undefined ||
    lists.some(([, data]) =>
      data?.pages.some(({ pinned, items }) => [...pinned, ...items].some((post) => post.id === id)),
    )
  );
}

/** Reloads a post wherever it is shown, or removes it if it no longer exists. */
export async function reloadPost(queries: QueryClient, id: string): Promise<void> {
  try {
    const post = await body(api.GET('/api/community/posts/{id}', at(id)));
    changePost(queries, id, () => post);
  } catch (error) {
    // if the server is down, the next change tries again
    if (error instanceof ApiError && error.status === 404) dropPost(queries, id);
  }
}

function dropPost(queries: QueryClient, id: string): void {
  const without = (posts: Post[]) => posts.filter((post) => post.id !== id);
  queries.setQueriesData<InfiniteData<PostPage>>(
    { queryKey: keys.pages },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((one) => ({ ...one, pinned: without(one.pinned), items: without(one.items) })),
      },
  );
  void queries.invalidateQueries({ queryKey: keys.post(id) });
}

export function useReact(id: string) {
  const queries = useQueryClient();
  const params = { path: { id } };
  return useMutation({
    mutationFn: (reaction: { emoji: Emoji; isOn: boolean }) =>
      body(api.POST('/api/community/posts/{id}/react', { params, body: reaction })),
    onSuccess: (reactions) => changePost(queries, id, (post) => ({ ...post, ...reactions })),
  });
}

export function useSavePost(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isSaved: boolean) =>
      isSaved
        ? api.POST('/api/community/posts/{id}/save', at(id))
        : api.POST('/api/community/posts/{id}/unsave', at(id)),
    onSuccess: (_, isSaved) => {
      changePost(queries, id, (post) => ({ ...post, isSaved }));
      void queries.invalidateQueries({ queryKey: [...keys.pages, { of: 'saved' }] });
    },
  });
}

export const useAsk = () =>
  useChange(
    (question: NewQuestion) => body(api.POST('/api/community/questions', { body: question })),
    keys.pages,
  );

export const useSimilar = (q: string) =>
  useFresh(
    ['community', 'similar', q],
    () => itemsOf(api.GET('/api/community/questions/similar', { params: { query: { q } } })),
    { enabled: q !== '', placeholderData: q === '' ? undefined : keepPreviousData },
  );

export const useTrending = () =>
  useFresh(['community', 'trending'], () => itemsOf(api.GET('/api/community/trending')));

export function useQuestionHelps(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isHelpful: boolean) =>
      body(
        isHelpful
          ? api.POST('/api/community/posts/{id}/mark-helpful', at(id))
          : api.POST('/api/community/posts/{id}/unmark-helpful', at(id)),
      ),
    onSuccess: (post) => changePost(queries, id, () => post),
  });
}

export const useWritePost = () =>
  useChange((post: NewPost) => body(api.POST('/api/community/posts', { body: post })), keys.pages);

export function useEditPost(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (edited: Schemas['EditPostRequest']) =>
      body(api.PATCH('/api/community/posts/{id}', { ...at(id), body: edited })),
    onSuccess: (post) => changePost(queries, id, () => post),
  });
}

export function useDeletePost(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => api.DELETE('/api/community/posts/{id}', at(id)),
    onSuccess: () => {
      queries.removeQueries({ queryKey: keys.post(id) });
      return queries.invalidateQueries({ queryKey: keys.pages });
    },
  });
}
