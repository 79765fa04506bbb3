import { useTranslation } from 'react-i18next';
import { PageTitle } from '../../../shared/lib/page-title';
import { EmptyState } from '../../../shared/ui/empty-state';
import { SignedInOnly } from '../../session';
import { Notebook } from './notebook';

/** The notebook as a page. The coach takes no lessons, and so has no notes. */
export function NotesPage() {
  const { t } = useTranslation('notebook');
  return (
    <SignedInOnly>
      {({ role }) => (
        <>
          <PageTitle>{t('title')}</PageTitle>
          {role === 'creator' ? (
            <EmptyState level={1} title={t('coach.title')} description={t('coach.text')} />
          ) : (
            <Notebook />
          )}
        </>
      )}
    </SignedInOnly>
  );
}
