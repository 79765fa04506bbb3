import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/client';
import { PageTitle } from '../../shared/lib/page-title';
import { ErrorState } from '../../shared/ui/error-state';
import { Skeleton } from '../../shared/ui/skeleton';
import { useCertificate } from './api';
import { CertificateActions } from './certificate-actions';
import { CertificateCard } from './certificate-card';
import { MissingCertificate } from './missing-certificate';

/** A certificate as anyone who holds its code may see it. */
export function CertificatePage({ code }: { code: string }) {
  const { t } = useTranslation('certificates');
  const { data: certificate, error, isPending, isFetching, refetch } = useCertificate(code);
  if (isPending) return <CertificateSkeleton />;
  if (!certificate) {
    return error instanceof ApiError && error.status === 404 ? (
      <MissingCertificate typed={code} />
    ) : (
      <ErrorState onRetry={() => void refetch()} pending={isFetching} />
    );
  }
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <CertificateCard certificate={certificate} />
      <CertificateActions code={certificate.code} />
    </>
  );
}

function CertificateSkeleton() {
  const { t } = useTranslation('certificates');
  return (
    <section aria-busy aria-label={t('loading')}>
      <Skeleton className="aspect-[3/4] rounded-xl sm:aspect-[4/3]" />
    </section>
  );
}
