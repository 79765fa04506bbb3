import type { Schemas } from '@sanctum/openapi';
import { safeText } from '@sanctum/web/text/safe-text';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api, body } from '../../shared/api/client';
import { formatDate } from '../../shared/lib/format';
import { PageTitle } from '../../shared/lib/page-title';
import { useCoach } from '../../shared/site/site';
import { Alert } from '../../shared/ui/alert';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import '../../shared/ui/lesson-text.css';

type Page = Schemas['LegalPageResponse'];

/** Terms, privacy, imprint or refund policy, as the coach has published it. */
export function LegalPage({ document }: { document: Page['document'] }) {
  const { t } = useTranslation('legal');
  const query = useQuery({
    queryKey: ['/api/legal', document],
    queryFn: () => body(api.GET('/api/legal/{document}', { params: { path: { document } } })),
  });
  const { data } = query;
  const { email } = useCoach();
  return (
    <article className="page-width max-w-3xl pt-10 pb-16 lg:pt-16">
      <PageTitle>{t(`titles.${document}`)}</PageTitle>
      <h1 className="text-4xl">{t(`titles.${document}`)}</h1>
      {!data && (
        <NotLoaded
          query={query}
          skeleton={<Skeletons label={t('loading')} of={['h-80']} className="mt-8" />}
          className="mt-8"
        />
      )}
      {data && <Text {...data} />}
      <p className="mt-10 text-ink-soft">
        {t('questions')}{' '}
        <a href={`mailto:${email}`} className="font-semibold text-evergreen underline underline-offset-4">
          {email}
        </a>
      </p>
    </article>
  );
}

/** The text, cleaned by the server when saved, and again here (product rule 7.1). */
function Text({ html, version, publishedAt, isStartingText }: Page) {
  const { t } = useTranslation('legal');
  return (
    <>
      {publishedAt !== null && (
        <p className="mt-3 text-sm text-ink-soft">
          {t('version', { version, date: formatDate(publishedAt) })}
        </p>
      )}
      {isStartingText && (
        <Alert tone="info" className="mt-6">
          {t('starting')}
        </Alert>
      )}
      {/* oxlint-disable-next-line react/no-danger -- sanitised in this very line */}
      <div className="lesson-text mt-8" dangerouslySetInnerHTML={{ __html: safeText(html) }} />
    </>
  );
}
