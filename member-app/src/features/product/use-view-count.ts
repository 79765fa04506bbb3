import { useEffect } from 'react';
import { api, at, body } from '../../shared/api/client';
import type { ProductDetail } from './api';
import { afterView, dayOf } from './viewed-today';

const KEY = 'sanctum.viewedToday';

/** Tells the server that this page was opened, which counts it and stores nothing about the person. Not for owners. */
export function useViewCount({ id, owned }: ProductDetail): void {
  useEffect(() => {
    if (!owned && isNews(id)) tell(id);
  }, [id, owned]);
}

/** Stored before it is sent: one view too few is better than one too many. A browser without storage sends nothing. */
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
  body(api.POST('/api/products/{id}/views', at(id))).catch(() => {
    // a view that was not counted does not matter to the person
  });
}
