import { type RouteObject, useRoutes } from 'react-router-dom';
import { MemberArea } from '../features/my-sanctum';
import { paths } from '../shared/lib/paths';
import { sanctumPaths, sanctumPatterns } from '../shared/lib/sanctum-paths';
import { page } from './page';

/** Path within the member area, where the router counts from its start. */
const below = (path: string) => path.slice(paths.mySanctum.length + 1);
const at = (path: string, ...[name, load]: Parameters<typeof page>): RouteObject => ({
  path: below(path),
  element: page(name, load),
});

/** Keeps the course the same page, whatever is open in it. */
const classroomCourse = page('sanctum/classroom-course', () => import('../pages/sanctum/classroom-course'));

/** Pages of the member area, in the order of its sections. Loaded with the area, so that the home page need not know them. */
const routes: RouteObject[] = [
  {
    element: <MemberArea />,
    children: [
      { index: true, element: page('sanctum/overview', () => import('../pages/sanctum/overview')) },
      at(`${sanctumPaths.settings}/:page?`, 'sanctum/settings', () => import('../pages/sanctum/settings')),
      at(`${sanctumPaths.family}/:ward?/:part?`, 'sanctum/family', () => import('../pages/sanctum/family')),
      at(sanctumPaths.calendar, 'sanctum/calendar', () => import('../pages/sanctum/calendar')),
      at(`${sanctumPaths.coaching}/*`, 'sanctum/coaching', () => import('../pages/sanctum/coaching')),
      at(sanctumPaths.community, 'community', () => import('../pages/community')),
      at(
        sanctumPaths.communityProfile,
        'sanctum/community-profile',
        () => import('../pages/sanctum/community-profile'),
      ),
      at(
        sanctumPaths.communityCircle,
        'sanctum/community-circle',
        () => import('../pages/sanctum/community-circle'),
      ),
      at(
        sanctumPaths.communityMessages,
        'sanctum/community-messages',
        () => import('../pages/sanctum/community-messages'),
      ),
      at(sanctumPaths.classroom, 'sanctum/classroom', () => import('../pages/sanctum/classroom')),
      { path: below(sanctumPatterns.classroomCourse), element: classroomCourse },
      { path: below(sanctumPatterns.classroomModule), element: classroomCourse },
      { path: below(sanctumPatterns.classroomLesson), element: classroomCourse },
      at(sanctumPaths.notes, 'sanctum/notes', () => import('../pages/sanctum/notes')),
      at(sanctumPaths.growth, 'sanctum/growth', () => import('../pages/sanctum/growth')),
      at(sanctumPaths.notifications, 'sanctum/notifications', () => import('../pages/sanctum/notifications')),
      at(sanctumPaths.leaderboard, 'sanctum/leaderboard', () => import('../pages/sanctum/leaderboard')),
      at(sanctumPaths.toolsVideo, 'sanctum/tools-video', () => import('../pages/sanctum/tools-video')),
      at(sanctumPaths.toolsAudio, 'sanctum/tools-audio', () => import('../pages/sanctum/tools-audio')),
      at(
        sanctumPaths.toolsDownloads,
        'sanctum/tools-downloads',
        () => import('../pages/sanctum/tools-downloads'),
      ),
    ],
  },
  { path: '*', element: page('not-found', () => import('../pages/not-found')) },
];

export const Component = () => useRoutes(routes);
