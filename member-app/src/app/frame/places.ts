import { isBelow, paths, routePatterns } from '../../shared/lib/paths';

const isBelowOne = (pathname: string, places: readonly string[]): boolean =>
  places.some((place) => isBelow(pathname, place));

const OF_MEMBERS = [
  paths.mySanctum,
  paths.community,
  paths.myCoaching,
  paths.orders,
  paths.subscriptions,
  routePatterns.profile,
  '/course',
];

/**
 * Pages with the sidebar on wide screens. The store keeps its full width; the sales page of a course, at the address
 * of its player, asks for that with `data-full-width`.
 */
export const hasSidebar = (pathname: string): boolean => isBelowOne(pathname, OF_MEMBERS);

/** Pages with the bottom bar on phones: all but those with a single task. */
export const hasBar = (pathname: string): boolean => !isBelowOne(pathname, [paths.checkout, paths.yourAge]);

/**
 * Pages with one line of legal links instead of the footer. Signed-in people have it everywhere, because the other
 * links of the footer are in their frame.
 */
export const hasTask = (pathname: string): boolean =>
  isBelowOne(pathname, [
    paths.checkout,
    paths.login,
    paths.register,
    paths.forgotPassword,
    paths.resetPassword,
    paths.verifyEmail,
    paths.unsubscribe,
  ]);

/** A lesson shows its course's outline, so the sidebar starts collapsed there. */
export const isLesson = (pathname: string): boolean => /^\/(course|my-sanctum\/classroom)\/./.test(pathname);
