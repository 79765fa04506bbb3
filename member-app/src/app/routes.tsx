import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { paths, routePatterns } from '../shared/lib/paths';
import { page } from './page';
import { Shell } from './shell';

/**
 * Every page, in the order of `paths`. Declarative routing on purpose: the data router costs 20 kB of script,
 * and loading data is TanStack Query's part here.
 */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: paths.home, element: page(() => import('../pages/home')) },
      { path: paths.courses, element: page(() => import('../pages/library')) },
      { path: paths.library, element: page(() => import('../pages/library')) },
      { path: routePatterns.course, element: page(() => import('../pages/course')) },
      { path: routePatterns.product, element: page(() => import('../pages/product')) },
      { path: paths.coaching, element: page(() => import('../pages/coaching')) },
      { path: paths.community, element: page(() => import('../pages/community')) },
      { path: paths.myCoaching, element: page(() => import('../pages/my-coaching')) },
      { path: `${paths.mySanctum}/*`, element: page(() => import('./sanctum-routes')) },
      { path: routePatterns.profile, element: page(() => import('../pages/profile')) },
      { path: paths.dashboard, element: <Navigate to={paths.mySanctum} replace /> },
      { path: paths.cart, element: page(() => import('../pages/cart')) },
      { path: paths.checkout, element: page(() => import('../pages/checkout')) },
      { path: routePatterns.coupon, element: page(() => import('../pages/coupon')) },
      { path: routePatterns.gift, element: page(() => import('../pages/gift')) },
      { path: paths.orders, element: page(() => import('../pages/orders')) },
      { path: routePatterns.order, element: page(() => import('../pages/order')) },
      { path: routePatterns.certificate, element: page(() => import('../pages/certificate')) },
      { path: paths.login, element: page(() => import('../pages/login')) },
      { path: paths.register, element: page(() => import('../pages/register')) },
      { path: paths.forgotPassword, element: page(() => import('../pages/forgot-password')) },
      { path: paths.resetPassword, element: page(() => import('../pages/reset-password')) },
      { path: paths.verifyEmail, element: page(() => import('../pages/verify-email')) },
      { path: paths.unsubscribe, element: page(() => import('../pages/unsubscribe')) },
      { path: paths.terms, element: page(() => import('../pages/terms')) },
      { path: paths.privacy, element: page(() => import('../pages/privacy')) },
      { path: paths.imprint, element: page(() => import('../pages/imprint')) },
      { path: paths.refunds, element: page(() => import('../pages/refunds')) },
      { path: '*', element: page(() => import('../pages/not-found')) },
    ],
  },
];

export function Routes() {
  return useRoutes(routes);
}
