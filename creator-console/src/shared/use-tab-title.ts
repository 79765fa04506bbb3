import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { readPlace } from './place-name.api';

/** Sets the tab title of a page without a bar. */
export function useTabTitle(page: string | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!page) return undefined;
    const before = document.title;
    const place = client.getQueryData(readPlace.queryKey)?.place.name;
    document.title = [page, place].filter(Boolean).join(' · ');
    return () => {
      document.title = before;
    };
  }, [client, page]);
}
