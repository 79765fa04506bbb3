import { loginPath, paths, registerPath } from '../../shared/lib/paths';
import { ButtonLink } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
import { Illustration } from '../../shared/ui/illustration';
import { checkoutTexts } from './texts';

/** A visitor needs an account to buy; both ways lead back here, and the cart comes along. */
export function SignInStep() {
  const { title, description, signIn, register } = checkoutTexts.signIn;
  return (
    <EmptyState
      level={1}
      picture={<Illustration name="doorway" />}
      title={title}
      description={description}
      action={
        <>
          <ButtonLink to={registerPath(paths.checkout)}>{register}</ButtonLink>
          <ButtonLink variant="secondary" to={loginPath(paths.checkout)}>
            {signIn}
          </ButtonLink>
        </>
      }
    />
  );
}
