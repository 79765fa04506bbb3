import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { useCartCount } from '../cart';
import { isMinor, useSession } from '../session';
import { AskGuardian } from './ask-guardian';
import { MemberCheckout } from './member-checkout';
import { Preparing } from './preparing';
import { SignInStep } from './sign-in-step';

/** The checkout page's content for a visitor, a member and the coach. */
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
