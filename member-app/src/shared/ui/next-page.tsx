import { useTranslation } from 'react-i18next';
import { Alert } from './alert';
import { Button, type ButtonProps } from './button';

interface NextPageProps extends Pick<ButtonProps, 'variant' | 'size'> {
  /** Query that loads in pages. */
  of: {
    hasNextPage: boolean;
    isFetchingNextPage: boolean;
    isFetchNextPageError: boolean;
    fetchNextPage: () => unknown;
  };
  words: string;
  className?: string;
}

/** Button for a list's next page. If loading fails, it says so and can be clicked again. */
export function NextPage({ of, words, variant = 'secondary', size, className }: NextPageProps) {
  const { t } = useTranslation('ui');
  if (!of.hasNextPage) return null;
  return (
    <div className={className}>
      {of.isFetchNextPageError && (
        <Alert tone="danger" className="mb-3 text-left">
          {t('failed.description')}
        </Alert>
      )}
      <Button
        variant={variant}
        pending={of.isFetchingNextPage}
        onClick={() => void of.fetchNextPage()}
        {...(size && { size })}
      >
        {words}
      </Button>
    </div>
  );
}
