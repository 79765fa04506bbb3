import { useEffect, useEffectEvent } from 'react';
import { serverMessage } from '../../shared/api/client';
import { productPath, registerPath } from '../../shared/lib/paths';
import { Button, ButtonLink, type ButtonProps } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import type { Product } from '../catalog';
import { useSession } from '../session';
import { useClaim } from './api';
import { cartTexts } from './texts';
import { rememberWanted, takeWanted } from './wanted-product';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'className'>;

/**
 * A free product needs an account and nothing else: a visitor registers, comes back to the product's page and has it.
 * A visitor who comes back without an account has changed their mind.
 */
export function GetFreeButton({
  product,
  ...look
}: Look & { product: Pick<Product, 'id' | 'type' | 'title'> }) {
  const { data: member } = useSession();
  const claim = useClaim();

  /** Not by mutate's callbacks: once the member owns it, another button is shown here. */
  async function get() {
    const { claimed, claimFailed } = cartTexts;
    try {
      await claim.mutateAsync(product.id);
      toast({ title: claimed.title, description: claimed.description(product.title) });
    } catch (error) {
      const description = serverMessage(error, claimFailed.description);
      toast({ title: claimFailed.title, description, variant: 'destructive' });
    }
  }

  const getIfWanted = useEffectEvent(() => {
    const isWanted = takeWanted(product.id);
    if (isWanted && member) void get();
  });
  const knowsWho = member !== undefined;
  useEffect(() => {
    if (knowsWho) getIfWanted();
  }, [knowsWho]);

  if (!member) {
    return (
      <ButtonLink
        {...look}
        to={registerPath(productPath(product))}
        onClick={() => rememberWanted(product.id)}
      >
        {cartTexts.free}
      </ButtonLink>
    );
  }

  return (
    <Button {...look} pending={claim.isPending} onClick={() => void get()}>
      {claim.isPending ? cartTexts.claiming : cartTexts.free}
    </Button>
  );
}
