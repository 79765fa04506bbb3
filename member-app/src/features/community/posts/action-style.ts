import { clsx } from 'clsx';

export const actionStyle = (isOn = false): string =>
  clsx(
    'inline-flex min-h-11 items-center gap-2 rounded-full px-2.5 text-sm font-semibold whitespace-nowrap transition-colors sm:px-3.5',
    'hover:bg-evergreen-soft hover:text-evergreen-strong [&_svg]:size-5',
    isOn ? 'text-evergreen' : 'text-ink-soft',
  );
