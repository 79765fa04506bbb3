import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Illustration, type IllustrationName } from './illustration';

interface EmptyStateProps {
  picture?: IllustrationName;
  title: string;
  description?: ReactNode;
  action?: ReactNode;
  /** Heading level: 1 when this is the whole page. */
  level?: 1 | 2 | 3;
  className?: string;
}

export function EmptyState({ picture, title, description, action, level = 2, className }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={clsx('mx-auto flex max-w-lg flex-col items-center px-4 py-12 text-center', className)}>
      {picture && <Illustration name={picture} className="mb-6 w-44 text-evergreen" />}
      <Heading className="text-2xl">{title}</Heading>
      {description && <p className="mt-3 text-ink-soft">{description}</p>}
      {action && <div className="mt-7 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
