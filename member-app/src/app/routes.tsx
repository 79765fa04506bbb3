import { type RouteObject, useRoutes } from 'react-router-dom';
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
      { path: paths.cart, element: page(() => import('../pages/cart')) },
      { path: paths.checkout, element: page(() => import('../pages/checkout')) },
      { path: paths.orders, element: page(() => import('../pages/orders')) },
      { path: routePatterns.order, element: page(() => import('../pages/order')) },
      { path: '*', element: page(() => import('../pages/not-found')) },
    ],
  },
];

export function Routes() {
  return useRoutes(routes);
}
