import { useId } from 'react';
import { controlStyle } from '../../shared/ui/input';
import { clsx } from 'clsx';
import { type Sort, sorts } from './library-search';
import { libraryTexts } from './texts';

export function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap">
        {libraryTexts.sort.label}
      </label>
      <select
        id={id}
        value={sort}
        onChange={(event) => onSort(sorts.find((known) => known === event.target.value) ?? 'newest')}
        className={clsx(controlStyle, 'h-11')}
      >
        {sorts.map((known) => (
          <option key={known} value={known}>
            {libraryTexts.sort.options[known]}
          </option>
        ))}
      </select>
    </div>
  );
}
