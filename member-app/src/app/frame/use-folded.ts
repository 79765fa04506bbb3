import { useLocation } from 'react-router-dom';
import { useRemembered } from '../../shared/lib/remembered';
import { isLesson } from './places';

/**
 * Tells whether the sidebar shows icons alone, and changes it. It begins so where room is scarce: on small screens
 * and beside a lesson. The member's choice is remembered, for lessons apart; remount when one becomes the other.
 */
export function useFolded() {
  const inLesson = isLesson(useLocation().pathname);
  return useRemembered(
    inLesson ? 'sanctum.sidebar.lesson' : 'sanctum.sidebar.collapsed',
    inLesson || matchMedia('(width < 80rem)').matches,
  );
}

/** Classes of the sidebar's width, also of the room kept for it while it loads. */
export const sidebarRoom = (isFolded: boolean): string =>
  `shrink-0 max-lg:hidden print:hidden group-has-[[data-full-width]]/frame:hidden ${isFolded ? 'w-20' : 'w-64'}`;
