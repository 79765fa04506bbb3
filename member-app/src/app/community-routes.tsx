import { Outlet, type RouteObject, useRoutes } from 'react-router-dom';
import { MemberArea } from '../features/my-sanctum';
import { useSession } from '../features/session';
import { communityPaths, communityPatterns } from '../shared/lib/community-paths';
import { paths } from '../shared/lib/paths';
import { page } from './page';

/** A page of the community. The router counts its subpages from here. */
const at = (path: string, ...[name, load]: Parameters<typeof page>): RouteObject => ({
  path: path.slice(paths.community.length + 1),
  element: page(name, load),
});

/** The Collective; for members, it is a tab of the member area. */
function CollectiveFrame() {
  const { data: person } = useSession();
  if (person?.role === 'member') return <MemberArea />;
  return (
    <div className="page-width py-8 lg:py-12">
      <Outlet />
    </div>
  );
}

/** The community's pages. They are loaded with it, so that the home page need not know them. */
const routes: RouteObject[] = [
  {
    element: <CollectiveFrame />,
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
