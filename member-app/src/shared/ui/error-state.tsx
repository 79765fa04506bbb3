import { Button } from './button';
import { uiTexts } from './texts';

interface ErrorStateProps {
  title?: string;
  description?: string;
  onRetry?: () => void;
  pending?: boolean;
}

/** A part of the page that could not be loaded, and the way to try it once more. */
export function ErrorState({
  title = uiTexts.failed.title,
  description = uiTexts.failed.description,
  onRetry,
  pending,
}: ErrorStateProps) {
  return (
    <div
      role="alert"
      className="mx-auto flex max-w-lg flex-col items-center rounded-lg border border-line bg-surface px-6 py-10 text-center"
    >
      <p className="font-serif text-xl">{title}</p>
      <p className="mt-2 text-ink-soft">{description}</p>
      {onRetry && (
        <Button variant="secondary" className="mt-6" onClick={onRetry} pending={pending}>
          {uiTexts.failed.retry}
        </Button>
      )}
    </div>
  );
}
