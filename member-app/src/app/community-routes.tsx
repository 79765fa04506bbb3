import { type RouteObject, useRoutes } from 'react-router-dom';
import { communityPaths, communityPatterns } from '../shared/lib/community-paths';
import { paths } from '../shared/lib/paths';
import { page } from './page';

/** Below the community the router counts from there. */
const below = (path: string) => path.slice(paths.community.length + 1);

/** The pages of the community, fetched with it, so that home need not know them. */
const routes: RouteObject[] = [
  { index: true, element: page('community', () => import('../pages/community')) },
  {
    path: below(communityPaths.communityQuestions),
    element: page('community-questions', () => import('../pages/community-questions')),
  },
  {
    path: below(communityPaths.communityAnnouncements),
    element: page('community-announcements', () => import('../pages/community-announcements')),
  },
  {
    path: below(communityPatterns.communityPerson),
    element: page('community-person', () => import('../pages/community-person')),
  },
  {
    path: below(communityPatterns.communityPost),
    element: page('community-post', () => import('../pages/community-post')),
  },
  {
    path: below(communityPatterns.communityEvent),
    element: page('community-event', () => import('../pages/community-event')),
  },
  { path: '*', element: page('not-found', () => import('../pages/not-found')) },
];

export function Component() {
  return useRoutes(routes);
}
