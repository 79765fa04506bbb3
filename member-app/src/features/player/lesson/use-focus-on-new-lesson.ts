import { useEffect, useRef } from 'react';

/** Another lesson scrolls to its top and gets the focus; the first one leaves the page as it is. */
export function useFocusOnNewLesson<Target extends HTMLElement>(lessonId: string) {
  const target = useRef<Target>(null);
  const shown = useRef(lessonId);
  useEffect(() => {
    if (shown.current === lessonId) return;
    shown.current = lessonId;
    target.current?.focus({ preventScroll: true });
    target.current?.scrollIntoView();
  }, [lessonId]);
  return target;
}
