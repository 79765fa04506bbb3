import { paths } from './paths';

const root = paths.community;

/** The community's own addresses, the feed's apart. Not among `paths`, so that the home page need not load them. */
export const communityPaths = {
  communityQuestions: `${root}/questions`,
  communityAnnouncements: `${root}/announcements`,
  communityPost: (id: string) => `${root}/posts/${encodeURIComponent(id)}`,
  communityEvent: (id: string) => `${root}/events/${encodeURIComponent(id)}`,
} as const;

export const communityPatterns = {
  communityPost: `${root}/posts/:id`,
  communityEvent: `${root}/events/:id`,
} as const;
