import { clsx } from 'clsx';

/** Style of a tab within a page; `isCurrent` marks the open one. */
export const pillStyle = (isCurrent: boolean): string =>
  clsx(
    'flex min-h-11 items-center rounded-full px-4 text-sm font-semibold whitespace-nowrap transition-colors focus-visible:-outline-offset-2',
    isCurrent ? 'bg-evergreen-soft text-evergreen-strong' : 'text-ink-soft hover:bg-sunken hover:text-ink',
  );
