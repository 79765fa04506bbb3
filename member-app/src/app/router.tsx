import { createBrowserRouter } from 'react-router-dom';
import { paths } from '../shared/lib/paths';
import { Shell } from './shell';

/** Each page is a chunk of its own: it exports `Component`, and a `loader` only where it needs one. */
export const router = createBrowserRouter([
  {
    element: <Shell />,
    children: [
      { path: paths.home, lazy: () => import('../pages/home') },
      { path: '*', lazy: () => import('../pages/not-found') },
    ],
  },
]);
