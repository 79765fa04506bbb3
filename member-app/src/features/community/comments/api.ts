import type { Schemas } from '@sanctum/openapi';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api, at, body } from '../../../shared/api/client';
import { usePages } from '../../../shared/api/pages';
import { changePost } from '../shared/api';

export type Comment = Schemas['CommentResponse'];
export type Thread = Schemas['ThreadResponse'];

export const commentsKey = (postId: string) => ['community', 'comments', postId] as const;

export const useComments = (postId: string) =>
  usePages(commentsKey(postId), (after) =>
    body(
      api.GET('/api/community/posts/{id}/comments', {
        params: { path: { id: postId }, query: { after } },
      }),
    ),
  );

/** Writes, changes and deletes comments; the list is loaded again, and the post's count is updated. */
export function useCommenting(postId: string) {
  const queries = useQueryClient();
  const reload = () => queries.invalidateQueries({ queryKey: commentsKey(postId) });
  const count = (change: number, answers: number) =>
    changePost(queries, postId, (post) => ({
      ...post,
      comments: post.comments + change,
      answers: post.kind === 'question' ? post.answers + answers : 0,
    }));
  const add = useMutation({
    mutationFn: (comment: { text: string; parentId: string | null }) =>
      body(
        api.POST('/api/community/posts/{id}/comments', {
          ...at(postId),
          body: comment,
        }),
      ),
    onSuccess: ({ state }, { parentId }) => {
      if (state === 'published') count(1, parentId === null ? 1 : 0);
      return reload();
    },
  });
  const edit = useMutation({
    mutationFn: ({ id, text }: { id: string; text: string }) =>
      body(api.PATCH('/api/community/comments/{id}', { ...at(id), body: { text } })),
    onSuccess: reload,
  });
  const remove = useMutation({
    mutationFn: ({ id }: Comment & { replies?: Comment[] }) =>
      api.DELETE('/api/community/comments/{id}', at(id)),
    onSuccess: (_, { state, replies }) => {
      if (state === 'published') count(-1, replies ? -1 : 0);
      return reload();
    },
  });
  /** Marks or unmarks the answer that solved the question. */
  const accept = useMutation({
    mutationFn: ({ id, isAccepted }: { id: string; isAccepted: boolean }) =>
      body(
        isAccepted
          ? api.POST('/api/community/comments/{id}/accept', at(id))
          : api.POST('/api/community/comments/{id}/unaccept', at(id)),
      ),
    onSuccess: (post) => {
      changePost(queries, postId, () => post);
      return reload();
    },
  });
  const help = useMutation({
    mutationFn: ({ id, isHelpful }: { id: string; isHelpful: boolean }) =>
      body(
        isHelpful
          ? api.POST('/api/community/comments/{id}/mark-helpful', at(id))
          : api.POST('/api/community/comments/{id}/unmark-helpful', at(id)),
      ),
    onSuccess: reload,
  });
  return { add, edit, remove, accept, help };
}
