import { useTranslation } from 'react-i18next';
import { PageTitle } from '../shared/lib/page-title';
import { paths } from '../shared/lib/paths';
import { Button, ButtonLink } from '../shared/ui/button';
import { EmptyState } from '../shared/ui/empty-state';
import { Illustration } from '../shared/ui/illustration';

/**
 * A page that threw, or whose code could not be fetched, as after an update of the server. Loading the
 * page again mends the second and may mend the first.
 */
export function ErrorPage() {
  const { t } = useTranslation('shell');
  return (
    <div className="page-width py-12" role="alert">
      <PageTitle>{t('failure.title')}</PageTitle>
      <EmptyState
        level={1}
        picture={<Illustration name="fallen-leaf" />}
        title={t('failure.title')}
        description={t('failure.description')}
        action={
          <>
            <Button onClick={() => location.reload()}>{t('failure.reload')}</Button>
            <ButtonLink variant="secondary" to={paths.home}>
              {t('failure.home')}
            </ButtonLink>
          </>
        }
      />
    </div>
  );
}
