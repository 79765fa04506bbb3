import { Navigate, type RouteObject, useRoutes } from 'react-router-dom';
import { paths, routePatterns } from '../shared/lib/paths';
import { page } from './page';
import { Shell } from './shell';

/**
 * Every page, in the order of `paths`. Declarative routing on purpose: the data router costs 20 kB of script, and
 * TanStack Query loads the data here.
 */
const routes: RouteObject[] = [
  {
    element: <Shell />,
    children: [
      { path: paths.home, element: page('home', () => import('../pages/home')) },
      { path: paths.courses, element: page('library', () => import('../pages/library')) },
      { path: paths.library, element: page('library', () => import('../pages/library')) },
      { path: routePatterns.course, element: page('course', () => import('../pages/course')) },
      { path: routePatterns.product, element: page('product', () => import('../pages/product')) },
      { path: paths.coaching, element: page('coaching', () => import('../pages/coaching')) },
      { path: `${paths.community}/*`, element: page('community-routes', () => import('./community-routes')) },
      { path: `${paths.myCoaching}/*`, element: page('my-coaching', () => import('../pages/my-coaching')) },
      { path: `${paths.mySanctum}/*`, element: page('sanctum-routes', () => import('./sanctum-routes')) },
      { path: routePatterns.profile, element: page('profile', () => import('../pages/profile')) },
      { path: paths.dashboard, element: <Navigate to={paths.mySanctum} replace /> },
      { path: paths.cart, element: page('cart', () => import('../pages/cart')) },
      { path: paths.checkout, element: page('checkout', () => import('../pages/checkout')) },
      { path: paths.subscribe, element: page('subscribe', () => import('../pages/subscribe')) },
      { path: routePatterns.coupon, element: page('coupon', () => import('../pages/coupon')) },
      { path: routePatterns.gift, element: page('gift', () => import('../pages/gift')) },
      { path: routePatterns.guardian, element: page('guardian', () => import('../pages/guardian')) },
      { path: paths.orders, element: page('orders', () => import('../pages/orders')) },
      { path: routePatterns.order, element: page('order', () => import('../pages/order')) },
      {
        path: `${paths.subscriptions}/:id`,
        element: page('subscription', () => import('../pages/subscription')),
      },
      { path: routePatterns.certificate, element: page('certificate', () => import('../pages/certificate')) },
      { path: paths.login, element: page('login', () => import('../pages/login')) },
      { path: paths.register, element: page('register', () => import('../pages/register')) },
      { path: paths.yourAge, element: page('your-age', () => import('../pages/your-age')) },
      {
        path: paths.forgotPassword,
        element: page('forgot-password', () => import('../pages/forgot-password')),
      },
      { path: paths.resetPassword, element: page('reset-password', () => import('../pages/reset-password')) },
      { path: paths.verifyEmail, element: page('verify-email', () => import('../pages/verify-email')) },
      { path: paths.unsubscribe, element: page('unsubscribe', () => import('../pages/unsubscribe')) },
      { path: paths.terms, element: page('terms', () => import('../pages/terms')) },
      { path: paths.privacy, element: page('privacy', () => import('../pages/privacy')) },
      { path: paths.imprint, element: page('imprint', () => import('../pages/imprint')) },
      { path: paths.refunds, element: page('refunds', () => import('../pages/refunds')) },
      { path: '*', element: page('not-found', () => import('../pages/not-found')) },
    ],
  },
];

export const Routes = () => useRoutes(routes);
