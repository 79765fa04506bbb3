import { body, type Schemas } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../providers/client';

export type Found = Schemas['FoundResponse'];

/** Milliseconds between the last keystroke and the request to the server. */
const PAUSE = 150;
/** The server requires two letters. */
const LETTERS = 2;

/** Asks the server once typing pauses. Finds nothing if fewer letters than required were typed. */
export function useFound(typed: string) {
  const [q, setQ] = useState(typed);
  useEffect(() => {
    const waiting = setTimeout(() => setQ(typed), PAUSE);
    return () => clearTimeout(waiting);
  }, [typed]);
  const isLongEnough = typed.length >= LETTERS;
  const { data, isError } = useQuery({
    queryKey: ['finder', q],
    queryFn: async () => (await body(api.GET('/api/creator/search', { params: { query: { q } } }))).items,
    enabled: q.length >= LETTERS,
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  return {
    found: isLongEnough ? (data ?? []) : [],
    isSearching: isLongEnough && !isError && (data === undefined || q !== typed),
    isError,
  };
}
