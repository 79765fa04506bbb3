import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { type LibrarySearch, readSearch, refine, writeSearch } from './library-search';

/** The library's question, kept in the address. */
export function useLibrarySearch() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const search = useMemo(() => readSearch(address), [address]);

  const to = (change: Partial<LibrarySearch>) => ({
    search: writeSearch(refine(search, change)).toString(),
  });
  return {
    search,
    /** The address of the changed question. */
    to,
    /** A choice is a step of its own for Back; words on their way take each other's place. */
    change: (change: Partial<LibrarySearch>, replace = false) => void navigate(to(change), { replace }),
  };
}

export type UseLibrarySearch = ReturnType<typeof useLibrarySearch>;
