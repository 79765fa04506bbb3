import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import type { Review } from './api';

/** Loaded on request. */
const ReportDialog = lazy(async () => ({
  default: (await import('../../shared/reporting/report-dialog')).ReportDialog,
}));

export function ReportButton({ review: { id, author } }: { review: Review }) {
  const { t } = useTranslation('product');
  const [isAsked, setAsked] = useState(false);
  return (
    <>
      <Button
        variant="link"
        size="sm"
        className="mt-2 text-ink-soft"
        aria-label={t('reviews.reportOf', { author })}
        onClick={() => setAsked(true)}
      >
        {t('reviews.report')}
      </Button>
      {isAsked && (
        <Suspense>
          <ReportDialog of="reviews" id={id} open onOpenChange={setAsked} />
        </Suspense>
      )}
    </>
  );
}
