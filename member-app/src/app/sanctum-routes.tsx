import { type RouteObject, useRoutes } from 'react-router-dom';
import { MemberArea } from '../features/my-sanctum';
import { paths } from '../shared/lib/paths';
import { sanctumPaths, sanctumPatterns } from '../shared/lib/sanctum-paths';
import { page } from './page';

/** Below the member area the router counts from there. */
const below = (path: string) => path.slice(paths.mySanctum.length + 1);

/** Whatever of it is open, the course is the same page and stays as it is. */
const classroomCourse = page(() => import('../pages/sanctum/classroom-course'));

/** The pages inside the member area, in the order of its sections. Fetched with the area, so that home need not know them. */
const routes: RouteObject[] = [
  {
    element: <MemberArea />,
    children: [
      { index: true, element: page(() => import('../pages/sanctum/overview')) },
      { path: below(sanctumPaths.settings), element: page(() => import('../pages/sanctum/settings')) },
      { path: below(sanctumPaths.calendar), element: page(() => import('../pages/sanctum/calendar')) },
      {
        path: below(sanctumPaths.coaching),
        element: page(() => import('../pages/sanctum/coaching-booking')),
      },
      {
        path: below(sanctumPaths.coachingSessions),
        element: page(() => import('../pages/sanctum/coaching-sessions')),
      },
      {
        path: below(sanctumPaths.community),
        element: page(() => import('../pages/sanctum/community-collective')),
      },
      {
        path: below(sanctumPaths.communityProfile),
        element: page(() => import('../pages/sanctum/community-profile')),
      },
      {
        path: below(sanctumPaths.communityCircle),
        element: page(() => import('../pages/sanctum/community-circle')),
      },
      {
        path: below(sanctumPaths.communityMessages),
        element: page(() => import('../pages/sanctum/community-messages')),
      },
      { path: below(sanctumPaths.classroom), element: page(() => import('../pages/sanctum/classroom')) },
      { path: below(sanctumPatterns.classroomCourse), element: classroomCourse },
      { path: below(sanctumPatterns.classroomModule), element: classroomCourse },
      { path: below(sanctumPatterns.classroomLesson), element: classroomCourse },
      { path: below(sanctumPaths.notes), element: page(() => import('../pages/sanctum/notes')) },
      { path: below(sanctumPaths.toolsVideo), element: page(() => import('../pages/sanctum/tools-video')) },
      { path: below(sanctumPaths.toolsAudio), element: page(() => import('../pages/sanctum/tools-audio')) },
      {
        path: below(sanctumPaths.toolsDownloads),
        element: page(() => import('../pages/sanctum/tools-downloads')),
      },
    ],
  },
  { path: '*', element: page(() => import('../pages/not-found')) },
];

export function Component() {
  return useRoutes(routes);
}
