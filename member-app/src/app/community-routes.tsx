import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { communityPaths, communityPatterns } from '../shared/lib/community-paths';
import { paths } from '../shared/lib/paths';
import { page } from './page';

/** A page of the community, below which the router counts. */
const at = (path: string, ...[name, load]: Parameters<typeof page>): RouteObject => ({
  path: path.slice(paths.community.length + 1),
  element: page(name, load),
});

/** Width of the pages that the member area shows, too. */
function Wide() {
  return (
    <div className="page-width py-5 lg:py-10">
      <Outlet />
    </div>
  );
}

/** The pages of the community, fetched with it, so that home need not know them. */
const routes: RouteObject[] = [
  {
    element: <Wide />,
    children: [
      { index: true, element: page('community', () => import('../pages/community')) },
      at(
        communityPaths.communityQuestions,
        'community-questions',
        () => import('../pages/community-questions'),
      ),
      at(
        communityPaths.communityAnnouncements,
        'community-announcements',
        () => import('../pages/community-announcements'),
      ),
    ],
  },
  at(communityPatterns.communityPerson, 'community-person', () => import('../pages/community-person')),
  at(communityPatterns.communityPost, 'community-post', () => import('../pages/community-post')),
  at(communityPatterns.communityEvent, 'community-event', () => import('../pages/community-event')),
  { path: '*', element: page('not-found', () => import('../pages/not-found')) },
];

export const Component = () => useRoutes(routes);
