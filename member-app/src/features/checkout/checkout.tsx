import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { loginPath, paths, registerPath } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { useCart, useCartCount } from '../cart';
import { AskToBuy, MyRequests } from '../family';
import { isMinor, type Member, useSession } from '../session';
import { MemberCheckout } from './member-checkout';
import { Preparing } from './preparing';

export function Checkout() {
  const { t } = useTranslation('checkout');
  return (
    <>
      <PageTitle>{t('pageTitle')}</PageTitle>
      <Content />
    </>
  );
}

function Content() {
  const { data: member, isPending } = useSession();
  if (isPending) return <Preparing />;
  if (!member) return <VisitorCheckout />;
  // The coach does not buy; the cart page says so.
  if (member.role === 'creator') return <Navigate to={paths.cart} replace />;
  return isMinor(member) ? <AskGuardian member={member} /> : <MemberCheckout />;
}

/** With an empty cart a visitor is not asked to sign in. */
function VisitorCheckout() {
  const { data: count } = useCartCount();
  return count === 0 ? <Navigate to={paths.cart} replace /> : <SignInStep />;
}

/** A visitor needs an account to buy; both ways lead back here, and the cart comes along. */
function SignInStep() {
  const { t } = useTranslation('checkout');
  return (
    <EmptyState
      level={1}
      picture="doorway"
      title={t('signIn.title')}
      description={t('signIn.description')}
      action={
        <>
          <ButtonLink to={registerPath(paths.checkout)}>{t('signIn.register')}</ButtonLink>
          <ButtonLink variant="secondary" to={loginPath(paths.checkout)}>
            {t('signIn.signIn')}
          </ButtonLink>
        </>
      }
    />
  );
}

/** A minor does not pay: she asks her guardians, reads what they said, and finds what costs nothing. */
function AskGuardian({ member }: { member: Member }) {
  const { t } = useTranslation('checkout');
  const { data: items = [] } = useCart();
  return (
    <>
      <EmptyState
        level={1}
        picture="cups"
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
