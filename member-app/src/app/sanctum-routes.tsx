import { type RouteObject, useRoutes } from 'react-router-dom';
import { MemberArea } from '../features/my-sanctum';
import { paths } from '../shared/lib/paths';
import { sanctumPaths, sanctumPatterns } from '../shared/lib/sanctum-paths';
import { page } from './page';

/** Below the member area the router counts from there. */
const below = (path: string) => path.slice(paths.mySanctum.length + 1);

/** Whatever of it is open, the course is the same page and stays as it is. */
const classroomCourse = page('sanctum/classroom-course', () => import('../pages/sanctum/classroom-course'));

/** The pages inside the member area, in the order of its sections. Fetched with the area, so that home need not know them. */
const routes: RouteObject[] = [
  {
    element: <MemberArea />,
    children: [
      { index: true, element: page('sanctum/overview', () => import('../pages/sanctum/overview')) },
      {
        path: below(sanctumPaths.settings),
        element: page('sanctum/settings', () => import('../pages/sanctum/settings')),
      },
      {
        path: below(sanctumPaths.family),
        element: page('sanctum/family', () => import('../pages/sanctum/family')),
      },
      {
        path: below(sanctumPaths.calendar),
        element: page('sanctum/calendar', () => import('../pages/sanctum/calendar')),
      },
      {
        path: below(sanctumPaths.coaching),
        element: page('sanctum/coaching-booking', () => import('../pages/sanctum/coaching-booking')),
      },
      {
        path: below(sanctumPaths.coachingSessions),
        element: page('sanctum/coaching-sessions', () => import('../pages/sanctum/coaching-sessions')),
      },
      {
        path: below(sanctumPaths.community),
        element: page('sanctum/community-collective', () => import('../pages/sanctum/community-collective')),
      },
      {
        path: below(sanctumPaths.communityProfile),
        element: page('sanctum/community-profile', () => import('../pages/sanctum/community-profile')),
      },
      {
        path: below(sanctumPaths.communityCircle),
        element: page('sanctum/community-circle', () => import('../pages/sanctum/community-circle')),
      },
      {
        path: below(sanctumPaths.communityMessages),
        element: page('sanctum/community-messages', () => import('../pages/sanctum/community-messages')),
      },
      {
        path: below(sanctumPaths.classroom),
        element: page('sanctum/classroom', () => import('../pages/sanctum/classroom')),
      },
      { path: below(sanctumPatterns.classroomCourse), element: classroomCourse },
      { path: below(sanctumPatterns.classroomModule), element: classroomCourse },
      { path: below(sanctumPatterns.classroomLesson), element: classroomCourse },
      {
        path: below(sanctumPaths.notes),
        element: page('sanctum/notes', () => import('../pages/sanctum/notes')),
      },
      {
        path: below(sanctumPaths.growth),
        element: page('sanctum/growth', () => import('../pages/sanctum/growth')),
      },
      {
        path: below(sanctumPaths.notifications),
        element: page('sanctum/notifications', () => import('../pages/sanctum/notifications')),
      },
      {
        path: below(sanctumPaths.leaderboard),
        element: page('sanctum/leaderboard', () => import('../pages/sanctum/leaderboard')),
      },
      {
        path: below(sanctumPaths.toolsVideo),
        element: page('sanctum/tools-video', () => import('../pages/sanctum/tools-video')),
      },
      {
        path: below(sanctumPaths.toolsAudio),
        element: page('sanctum/tools-audio', () => import('../pages/sanctum/tools-audio')),
      },
      {
        path: below(sanctumPaths.toolsDownloads),
        element: page('sanctum/tools-downloads', () => import('../pages/sanctum/tools-downloads')),
      },
    ],
  },
  { path: '*', element: page('not-found', () => import('../pages/not-found')) },
];

export function Component() {
  return useRoutes(routes);
}
