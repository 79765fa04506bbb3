import { useId } from 'react';
import { controlStyle } from '../../shared/ui/input';
import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { type Sort, sorts } from './library-search';

export function SortSelect({ sort, onSort }: { sort: Sort; onSort: (sort: Sort) => void }) {
  const { t } = useTranslation('library');
  const id = useId();
  return (
    <div className="flex items-center gap-3">
      <label htmlFor={id} className="text-sm font-semibold whitespace-nowrap">
        {t('sort.label')}
      </label>
      <select
        id={id}
        value={sort}
        onChange={(event) => onSort(event.target.value as Sort)}
        className={clsx(controlStyle, 'h-11')}
      >
        {sorts.map((known) => (
          <option key={known} value={known}>
            {t(`sort.options.${known}`)}
          </option>
        ))}
      </select>
    </div>
  );
}
