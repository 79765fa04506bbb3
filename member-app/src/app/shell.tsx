import { Outlet } from 'react-router-dom';
import { Toaster } from '../shared/ui/toaster';

/** What surrounds every page. */
export function Shell() {
  return (
    <>
      <main>
        <Outlet />
      </main>
      <Toaster />
    </>
  );
}
