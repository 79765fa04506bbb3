import { useTranslation } from 'react-i18next';
import { Button } from './button';

interface ErrorStateProps {
  title?: string;
  description?: string;
  onRetry?: () => void;
  pending?: boolean;
}

/** A part of the page that could not be loaded, and the way to try it once more. */
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
