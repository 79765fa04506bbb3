import { clsx } from 'clsx';
import { refusalSentence } from '../api/refusal';
import { Alert } from './alert';

interface RefusedProps {
  error: unknown;
  /** True: small text, next to the control that failed. */
  isSmall?: boolean;
  className?: string;
}

/** The server's reason for a refusal; nothing without one. */
export function Refused({ error, isSmall = false, className }: RefusedProps) {
  if (!error) return null;
  const words = refusalSentence(error);
  return isSmall ? (
    <p role="alert" className={clsx('text-sm font-medium text-danger', className)}>
      {words}
    </p>
  ) : (
    <Alert tone="danger" className={className}>
      {words}
    </Alert>
  );
}
