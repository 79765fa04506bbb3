import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { api, itemsOf, useFresh } from '../../shared/api/client';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Credentials } from '../../shared/site/credentials';
import { NotLoaded } from '../../shared/ui/loading';
import { useLibrary } from '../my-sanctum';

/** The member's certificates, and completed courses, whose certificate is created when first opened. */
export function EarnedCredentials() {
  const { t } = useTranslation('profile');
  const certificates = useFresh(['/api/me/certificates'], () => itemsOf(api.GET('/api/me/certificates')));
  const { data: owned = [] } = useLibrary();
  if (!certificates.data) return <NotLoaded query={certificates} className="mt-5" />;
  const known = new Set(certificates.data.map(({ courseId }) => courseId));
  const earned = [
    ...certificates.data.map(({ code, courseTitle }) => ({
      to: sanctumPaths.certificate(code),
      course: courseTitle,
    })),
    ...owned
      .filter(({ productId, progressPercent }) => progressPercent === 100 && !known.has(productId))
      .map(({ productId, title }) => ({ to: paths.course(productId), course: title })),
  ];
  return (
    <Credentials>
      {earned.map(({ to, course }) => (
        <Link key={to} to={to} className="underline decoration-1 underline-offset-4 hover:decoration-2">
          {t('certificate', { course })}
        </Link>
      ))}
    </Credentials>
  );
}
