import type { ComponentType } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { type OwnedItem, useLibrary } from '../my-sanctum';

interface OwnedListProps {
  type: OwnedItem['type'];
  empty: { none: string; noneText: string };
  row: ComponentType<{ owned: OwnedItem }>;
}

/** All products of one type that the member owns, however they are shown. */
export function OwnedList({ type, empty, row: Row }: OwnedListProps) {
  const { t } = useTranslation('profile');
  const query = useLibrary();
  const { data } = query;
  if (!data)
    return (
      <NotLoaded
        query={query}
        skeleton={<Skeletons label={t('loading')} of={['h-28', 'h-28']} className="space-y-4" />}
      />
    );
  const owned = data.filter((each) => each.type === type);
  if (owned.length === 0) {
    return (
      <EmptyState
        picture="seed"
        title={empty.none}
        description={empty.noneText}
        action={<ButtonLink to={paths.library}>{t('library')}</ButtonLink>}
      />
    );
  }
  return (
    <ul className="space-y-4">
      {owned.map((each) => (
        <li key={each.productId}>
          <Row owned={each} />
        </li>
      ))}
    </ul>
  );
}
