import { clsx } from 'clsx';

/** A spinner. Decorative, because the text beside it, or a status around it, says what is happening. */
export const Spinner = ({ className }: { className?: string }) => (
  <svg viewBox="0 0 24 24" aria-hidden className={clsx('size-5 animate-spin', className)}>
    <circle cx="12" cy="12" r="9" fill="none" stroke="currentColor" strokeWidth="2.5" opacity="0.25" />
    <path
      d="M21 12a9 9 0 0 0-9-9"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.5"
      strokeLinecap="round"
    />
  </svg>
);
