import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { api, itemsOf, useFresh } from '../../shared/api/client';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Credentials } from '../../shared/site/credentials';
import { NotLoaded } from '../../shared/ui/loading';

/** Certificates of the member's finished courses, each with its page. */
export function EarnedCredentials() {
  const { t } = useTranslation('profile');
  const query = useFresh(['/api/me/certificates'], () => itemsOf(api.GET('/api/me/certificates')));
  if (!query.data) return <NotLoaded query={query} className="mt-5" />;
  return (
    <Credentials>
      {query.data.map(({ code, courseTitle }) => (
        <Link
          key={code}
          to={sanctumPaths.certificate(code)}
          className="inline-flex min-h-9 items-center underline decoration-1 underline-offset-4 hover:decoration-2"
        >
          {t('certificate', { course: courseTitle })}
        </Link>
      ))}
    </Credentials>
  );
}
