import { useNavigate, useSearchParams } from 'react-router-dom';
import { type LibrarySearch, readSearch, refine, writeSearch } from './library-search';

/** The library's search, kept in the address. */
export function useLibrarySearch() {
  const [address] = useSearchParams();
  const navigate = useNavigate();
  const search = readSearch(address);

  const to = (change: Partial<LibrarySearch>) => ({
    search: writeSearch(refine(search, change)).toString(),
  });
  return {
    search,
    /** The address of the changed search. */
    to,
    /** A choice adds an entry to the history; text that is being typed replaces the last one. */
    change: (change: Partial<LibrarySearch>, replace = false) => void navigate(to(change), { replace }),
  };
}

export type UseLibrarySearch = ReturnType<typeof useLibrarySearch>;
