import { answers, blank } from '@sanctum/openapi/testing';
import { aMember, renderPage } from '../../../../testing';
import { paths } from '../../../shared/lib/paths';
import type { MyCommunity, Post } from '../shared/api';

/** An author, as members see her. */
export const author = (facts: Partial<Post['author']> = {}): Post['author'] => ({
  id: 'rosa',
  name: 'Rosa Lind',
  avatarUrl: null,
  isCoach: false,
  isMe: false,
  isWritable: false,
  level: null,
  ...facts,
});

/** A post that everyone sees, without comments or reactions. */
export const aPost = (id: string, facts: Partial<Post> = {}): Post => ({
  ...blank('PostResponse'),
  id,
  kind: 'post',
  author: author(),
  group: null,
  tag: null,
  text: `Words of ${id}`,
  images: [],
  files: [],
  state: 'published',
  hiddenReason: null,
  comments: 0,
  isSaved: false,
  isPinned: false,
  reactions: [],
  totalReactions: 0,
  myReactions: [],
  shownAt: '2027-03-08T10:00:00.000Z',
  editedAt: null,
  ...facts,
});

/** Makes everything count as seen, because jsdom scrolls nothing into view. */
export const everythingIsSeen = () =>
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation(
    (callback) =>
      ({
        observe: () =>
          callback([{ isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver),
        disconnect: () => undefined,
      }) as unknown as IntersectionObserver,
  );

/** Rights of a member of these circles and pods in the community. */
export const aWriter = (groups: MyCommunity['groups'] = [], hasAcceptedGuidelines = true): MyCommunity => ({
  canWrite: true,
  hasAcceptedGuidelines,
  canPublishAtOnce: true,
  mute: null,
  warning: null,
  groups,
});

interface Place {
  at?: string;
  hasAcceptedGuidelines?: boolean;
}

/** Opens the community's page at `at`, for a member whose feed has these posts. */
export function open(posts: Post[], { at = paths.community, hasAcceptedGuidelines = true }: Place = {}) {
  answers.answer('get', '/api/cart/count', { count: 0 });
  answers.answer('get', '/api/me/deletion', blank('AccountDeletionResponse'));
  answers.answer('get', '/api/me/community', aWriter([], hasAcceptedGuidelines));
  answers.answer('get', '/api/community/feed', { pinned: [], items: posts, next: null });
  answers.list('get', '/api/community/trending', []);
  answers.list('get', '/api/community/questions/similar', []);
  return renderPage(at, { as: aMember() });
}
