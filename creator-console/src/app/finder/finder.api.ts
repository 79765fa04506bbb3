import { body, type Schemas } from '@sanctum/openapi';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { api } from '../../providers/client';

export type Found = Schemas['FoundResponse'];

/** Time between the last letter and the question to the server, in milliseconds. */
const PAUSE = 150;
/** The server asks for two letters. */
const LETTERS = 2;

/** Asks the server once the typing pauses; finds nothing for fewer letters than it takes. */
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
