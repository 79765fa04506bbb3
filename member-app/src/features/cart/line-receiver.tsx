import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { serverMessage } from '../../shared/api/client';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Select } from '../../shared/ui/input';
import { toastFailure } from '../../shared/ui/toast-store';
import { useSession } from '../session';
import { type CartItem, useBuyFor, useKeep } from './api';

const ME = '';

/** Lets a mother choose if a line is for her or for one of her daughters. */
export function LineReceiver({ item: { productId, product, ward, isForPairs } }: { item: CartItem }) {
  const { t } = useTranslation('cart');
  const id = useId();
  const { data: member } = useSession();
  const buyFor = useBuyFor(productId);
  const keep = useKeep(productId);
  const wards = member?.wards ?? [];
  // for a product for two, she gets the second seat
  if (wards.length === 0 || (isForPairs && !ward)) return null;

  async function choose(wardId: string) {
    try {
      await (wardId === ME ? keep.mutateAsync() : buyFor.mutateAsync({ wardId }));
    } catch (error) {
      toastFailure(t('for.failed.title'), serverMessage(error, t('for.failed.description')));
    }
  }

  return (
    <div className="mt-3 max-w-xs">
      <label htmlFor={id} className="sr-only">
        {t('for.whom', { title: product.title })}
      </label>
      <Select
        id={id}
        value={ward?.id ?? ME}
        disabled={buyFor.isPending || keep.isPending}
        onChange={({ target }) => void choose(target.value)}
      >
        <option value={ME}>{t('for.me')}</option>
        {wards.map(({ id: wardId, name }) => (
          <option key={wardId} value={wardId}>
            {t('for.ward', { name })}
          </option>
        ))}
      </Select>
      <Link
        to={sanctumPaths.family}
        className="mt-2 inline-block text-sm font-semibold text-evergreen underline underline-offset-4"
      >
        {t('for.family')}
      </Link>
    </div>
  );
}
