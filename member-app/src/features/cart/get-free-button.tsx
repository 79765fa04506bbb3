import { useEffect, useEffectEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../shared/api/client';
import { productPath, registerPath } from '../../shared/lib/paths';
import { Button, ButtonLink, type ButtonProps } from '../../shared/ui/button';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import type { Product } from '../catalog';
import { useSession } from '../session';
import { useClaim } from './api';

type Look = Pick<ButtonProps, 'variant' | 'size' | 'className'>;

/**
 * Claims a free product, which needs only an account: a visitor registers, returns to the product's page and has it.
 * Visitors who return without an account have changed their mind.
 */
export function GetFreeButton({
  product,
  ...look
}: Look & { product: Pick<Product, 'id' | 'type' | 'title'> }) {
  const { t } = useTranslation('cart');
  const { data: member } = useSession();
  const claim = useClaim();

  /**
   * Claims the product. Awaits the result instead of using mutate's callbacks, because once the member owns it, another
   * button is shown here.
   */
  async function get() {
    try {
      await claim.mutateAsync(product.id);
      toast({ title: t('claimed.title'), description: t('claimed.description', { title: product.title }) });
    } catch (error) {
      const description = serverMessage(error, t('claimFailed.description'));
      toastFailure(t('claimFailed.title'), description);
    }
  }

  const getIfWanted = useEffectEvent(() => {
    // a card in a list may appear while its visitor is about to register
    if (location.pathname !== productPath(product)) return;
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
        {t('free')}
      </ButtonLink>
    );
  }

  return (
    <Button {...look} pending={claim.isPending} onClick={() => void get()}>
      {claim.isPending ? t('claiming') : t('free')}
    </Button>
  );
}

const KEY = 'sanctum.wantedProduct';

/** Stores in this tab that a visitor asked for this free product, until they have an account. */
function rememberWanted(productId: string): void {
  try {
    sessionStorage.setItem(KEY, productId);
  } catch {
    // Without storage the member clicks the button again.
  }
}

/** Returns whether this product was requested, and forgets it, so that it is claimed only once. */
function takeWanted(productId: string): boolean {
  try {
    const isWanted = sessionStorage.getItem(KEY) === productId;
    if (isWanted) sessionStorage.removeItem(KEY);
    return isWanted;
  } catch {
    return false;
  }
}
