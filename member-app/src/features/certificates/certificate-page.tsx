import { useTranslation } from 'react-i18next';
import { ApiError } from '../../shared/api/client';
import { PageTitle } from '../../shared/lib/page-title';
import { NotLoaded } from '../../shared/ui/not-loaded';
import { Skeletons } from '../../shared/ui/skeletons';
import { useCertificate } from './api';
import { CertificateActions } from './certificate-actions';
import { CertificateCard } from './certificate-card';
import { MissingCertificate } from './missing-certificate';

/** A certificate as anyone who holds its code may see it. */
export function CertificatePage({ code }: { code: string }) {
  const { t } = useTranslation('certificates');
  const query = useCertificate(code);
  const { data: certificate } = query;
  if (!certificate) {
    return (
      <NotLoaded
        query={query}
        skeleton={<CertificateSkeleton />}
        reason={
          query.error instanceof ApiError && query.error.status === 404 && <MissingCertificate typed={code} />
        }
      />
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
  return <Skeletons label={t('loading')} of={['aspect-[3/4] rounded-xl sm:aspect-[4/3]']} />;
}
