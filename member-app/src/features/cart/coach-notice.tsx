import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';

/** Explains to the coach, who sees the shop but does not buy (product rule 3.3). */
export function CoachNotice() {
  const { t } = useTranslation('cart');
  return (
    <EmptyState
      picture="cups"
      title={t('coach.title')}
      description={t('coach.description')}
      action={
        <>
          <ButtonLink to={paths.creator} reloadDocument>
            {t('coach.toConsole')}
          </ButtonLink>
          <ButtonLink variant="secondary" to={paths.library}>
            {t('coach.library')}
          </ButtonLink>
        </>
      }
    />
  );
}
