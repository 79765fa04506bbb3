import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import Award from 'lucide-react/icons/award';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import { api, body } from '../../shared/api/client';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Button, ButtonLink, buttonStyle } from '../../shared/ui/button';
import { Skeleton } from '../../shared/ui/loading';
import { certificatePdf } from '../certificates';

/** Loads the certificate of a finished course, which is created by the first request. */
const useMyCertificate = (courseId: string) =>
  useQuery({
    queryKey: ['/api/learning/certificate', courseId],
    queryFn: () =>
      body(
        api.POST('/api/learning/courses/{courseId}/issue-certificate', { params: { path: { courseId } } }),
      ),
  });

interface CertificateLinksProps {
  courseId: string;
  /** Prominent right after the course was completed, less so later. */
  tone?: 'primary' | 'secondary';
}

/** Links to the certificate and its PDF, for a completed course only. */
export function CertificateLinks({ courseId, tone = 'secondary' }: CertificateLinksProps) {
  const { t } = useTranslation('course-complete');
  const { data, isLoadingError, isFetching, refetch } = useMyCertificate(courseId);
  if (data) {
    return (
      <div className={clsx('flex flex-wrap gap-3', tone === 'primary' && 'justify-center sm:justify-start')}>
        <ButtonLink variant={tone} to={sanctumPaths.certificate(data.code)}>
          <Award aria-hidden />
          {t('view')}
        </ButtonLink>
        <a href={certificatePdf(data.code)} download className={buttonStyle({ variant: 'secondary' })}>
          <Download aria-hidden />
          {t('download')}
        </a>
      </div>
    );
  }
  if (!isLoadingError)
    return <Skeleton className="h-11 w-72 max-w-full rounded-full" aria-label={t('making')} />;
  return (
    <div role="alert" className="flex flex-wrap items-center gap-3">
      <p>{t('failed')}</p>
      <Button variant="secondary" pending={isFetching} onClick={() => void refetch()}>
        {t('retry')}
      </Button>
    </div>
  );
}
