import { useEffect } from 'react';
import { api, body } from '../../shared/api/client';
import type { ProductDetail } from './api';
import { afterView, dayOf } from './viewed-today';

const KEY = 'sanctum.viewedToday';

/** Tells the server that this page was opened; it counts, and keeps nothing of who looked. Owners are not told of. */
export function useViewCount({ id, owned }: ProductDetail): void {
  useEffect(() => {
    if (!owned && isNews(id)) tell(id);
  }, [id, owned]);
}

/** Remembered before it is told: one look too few is better than one too many. A browser that keeps nothing tells nothing. */
function isNews(id: string): boolean {
  try {
    const viewed = afterView(localStorage.getItem(KEY), id, dayOf(new Date()));
    if (viewed === null) return false;
    localStorage.setItem(KEY, viewed);
    return true;
  } catch {
    return false;
  }
}

function tell(id: string): void {
  body(api.POST('/api/products/{id}/views', { params: { path: { id } } })).catch(() => {
    // a look that was not counted is nothing to bother her with
  });
}
