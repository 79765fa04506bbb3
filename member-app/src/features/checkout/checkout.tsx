import { Navigate } from 'react-router-dom';
import { PageTitle } from '../../shared/lib/page-title';
import { paths } from '../../shared/lib/paths';
import { useCartCount } from '../cart';
import { useSession } from '../session';
import { MemberCheckout } from './member-checkout';
import { Preparing } from './preparing';
import { SignInStep } from './sign-in-step';
import { checkoutTexts } from './texts';

/** The checkout page's content, for whoever stands before it. */
export function Checkout() {
  return (
    <>
      <PageTitle>{checkoutTexts.pageTitle}</PageTitle>
      <Content />
    </>
  );
}

function Content() {
  const { data: member, isPending } = useSession();
  if (isPending) return <Preparing />;
  if (!member) return <VisitorCheckout />;
  // The coach does not buy; the cart tells her so.
  return member.role === 'creator' ? <Navigate to={paths.cart} replace /> : <MemberCheckout />;
}

/** Nobody is asked for an account to buy nothing. */
function VisitorCheckout() {
  const { data: count } = useCartCount();
  return count === 0 ? <Navigate to={paths.cart} replace /> : <SignInStep />;
}
