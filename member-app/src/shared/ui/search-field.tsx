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
  className?: string;
  /** Result, announced to screen readers. */
  children?: ReactNode;
}

export function SearchField({ label, words, onChange, className, children, ...limits }: SearchFieldProps) {
  return (
    <search className={clsx('relative block', className)}>
      <Search
        aria-hidden
        className="pointer-events-none absolute top-1/2 left-4 size-5 -translate-y-1/2 text-ink-soft"
      />
      <Input
        {...limits}
        type="search"
        aria-label={label}
        enterKeyHint="search"
        className="pl-12 text-ellipsis"
        value={words}
        onChange={({ target }) => onChange(target.value)}
      />
      {children}
    </search>
  );
}
