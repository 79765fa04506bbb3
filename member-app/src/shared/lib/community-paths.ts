import { paths } from './paths';

const root = paths.community;

/** The community's own addresses, the feed's apart. Not among `paths`, so that the home page need not load them. */
export const communityPaths = {
  communityQuestions: `${root}/questions`,
  communityAnnouncements: `${root}/announcements`,
  communityPerson: (id: string) => `${root}/people/${encodeURIComponent(id)}`,
  communityPost: (id: string) => `${root}/posts/${encodeURIComponent(id)}`,
} as const;

export const communityPatterns = {
  communityPerson: `${root}/people/:id`,
  communityPost: `${root}/posts/:id`,
} as const;
