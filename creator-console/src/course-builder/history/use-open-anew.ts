import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';

/** A number that grows when the contents of the lesson are to be read anew; what was read before is forgotten. */
export function useOpenAnew(): [epoch: number, openAnew: () => void] {
  const [epoch, setEpoch] = useState(0);
  const queries = useQueryClient();
  const openAnew = useCallback(() => {
    for (const kind of ['pages', 'widgets']) queries.removeQueries({ queryKey: ['course-builder', kind] });
    setEpoch((before) => before + 1);
  }, [queries]);
  return [epoch, openAnew];
}
