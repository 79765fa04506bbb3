import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface Props {
  /** Says what is loading. */
  label: string;
  /** Classes of each shape. */
  of: readonly string[];
  className?: string;
}

/** Placeholders for content that is loading. */
export const Skeletons = ({ label, of, className }: Props) => (
  <section aria-busy aria-label={label} className={className}>
    {of.map((shape, place) => (
      <Skeleton key={place} className={shape} />
    ))}
  </section>
);

/** A placeholder while something loads. Put `aria-busy` and a label on the region around it, not on every skeleton. */
export const Skeleton = ({ className }: { className?: string }) => (
  <div aria-hidden className={clsx('animate-breathe rounded-md bg-line/70', className)} />
);

interface ErrorStateProps {
  title?: string;
  description?: string;
  onRetry?: () => void;
  pending?: boolean;
}

/** A part of the page that failed to load, with a button to retry. */
export function ErrorState({ title, description, onRetry, pending }: ErrorStateProps) {
  const { t } = useTranslation('ui');
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-lg flex-col items-center rounded-lg border border-line bg-surface px-6 py-10 text-center"
    >
      <p className="font-serif text-xl">{title ?? t('failed.title')}</p>
      <p className="mt-2 text-ink-soft">{description ?? t('failed.description')}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-6" onClick={onRetry} pending={pending}>
          {t('failed.retry')}
        </Button>
      )}
    </div>
  );
}

interface NotLoadedProps {
  query: {
    isPending: boolean;
    isFetching: boolean;
    refetch: () => unknown;
  };
  /** Placeholder while it loads. */
  skeleton?: ReactNode;
  /** Explains the failure, if the reason is known. */
  reason?: ReactNode;
  /** Classes for space around the error. */
  className?: string;
}

/** Stands in for the data of a query: its skeleton, or that it could not be loaded, with a button to retry. */
export function NotLoaded({ query, skeleton, reason, className }: NotLoadedProps) {
  const { isPending, isFetching, refetch } = query;
  if (isPending) return skeleton;
  if (reason) return reason;
  const failed = <ErrorState onRetry={() => void refetch()} pending={isFetching} />;
  return className ? <div className={className}>{failed}</div> : failed;
}
