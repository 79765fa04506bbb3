import { clsx } from 'clsx';
import Search from 'lucide-react/icons/search';
import type { ReactNode } from 'react';
import { Input } from './input';

interface SearchFieldProps {
  label: string;
  placeholder: string;
  maxLength: number;
  words: string;
  onChange: (words: string) => void;
  isLarge?: boolean;
  className?: string;
  /** Result, announced to screen readers. */
  children?: ReactNode;
}

export function SearchField({
  label,
  words,
  onChange,
  isLarge,
  className,
  children,
  ...limits
}: SearchFieldProps) {
  return (
    <search className={clsx('relative block', className)}>
      <Search
        aria-hidden
        className={clsx(
          'pointer-events-none absolute top-1/2 size-5 -translate-y-1/2 text-ink-soft',
          isLarge ? 'left-5' : 'left-4',
        )}
      />
      <Input
        {...limits}
        type="search"
        aria-label={label}
        enterKeyHint="search"
        className={clsx('text-ellipsis', isLarge ? 'h-14 pl-13' : 'pl-12')}
        value={words}
        onChange={({ target }) => onChange(target.value)}
      />
      {children}
    </search>
  );
}
