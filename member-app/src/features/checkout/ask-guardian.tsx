import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration } from '../../shared/ui/illustration';
import { useCart } from '../cart';
import { AskToBuy, MyRequests } from '../family';
import type { Member } from '../session';

/** A minor does not pay: she asks her guardians, reads what they said, and finds what costs nothing. */
export function AskGuardian({ member }: { member: Member }) {
  const { t } = useTranslation('checkout');
  const { data: items = [] } = useCart();
  return (
    <>
      <EmptyState
        level={1}
        picture={<Illustration name="cups" />}
        title={t('askGuardian.title')}
        description={t('askGuardian.text')}
        action={
          <div className="flex flex-wrap items-center justify-center gap-3">
            <AskToBuy
              member={member}
              productIds={items.filter(({ gift }) => gift === null).map(({ productId }) => productId)}
            />
            <ButtonLink to={paths.library} variant="secondary">
              {t('askGuardian.library')}
            </ButtonLink>
          </div>
        }
      />
      <div className="mx-auto mt-10 max-w-xl">
        <MyRequests />
      </div>
    </>
  );
}
