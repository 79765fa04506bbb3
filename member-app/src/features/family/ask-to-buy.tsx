import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { listed } from '../../shared/lib/format';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Refused } from '../../shared/ui/refused';
import { Button, ButtonLink, type ButtonProps } from '../../shared/ui/button';
import type { Member } from '../session';
import { useAskToBuy, useMyRequests } from './requests.api';

type Props = Pick<ButtonProps, 'size' | 'variant' | 'className'> & { member: Member; productIds: string[] };

/** Lets a minor ask guardians for products she cannot pay for herself; without a guardian, explains how to get one. */
export function AskToBuy({ member, productIds, ...look }: Props) {
  const { t } = useTranslation('ask-to-buy');
  const { data: requests, isPending } = useMyRequests();
  const ask = useAskToBuy();
  if (productIds.length === 0) return null;
  const names = listed(member.guardians.map(({ name }) => name.split(' ')[0] ?? name));
  if (names === '') {
    return (
      <ButtonLink {...look} to={sanctumPaths.family}>
        {t('addGuardian')}
      </ButtonLink>
    );
  }
  const asked = new Set(requests?.filter(({ state }) => state === 'open').map(({ product }) => product.id));
  if (productIds.every((id) => asked.has(id))) {
    return (
      <output className="text-sm">
        {t('asked', { names })}{' '}
        <Link to={sanctumPaths.family} className="font-semibold underline underline-offset-4">
          {t('answer')}
        </Link>
      </output>
    );
  }
  return (
    <>
      <Refused error={ask.error} />
      <Button
        {...look}
        pending={ask.isPending}
        disabled={isPending}
        onClick={() => ask.mutate(productIds.filter((id) => !asked.has(id)))}
      >
        {t('ask', { names, count: productIds.length })}
      </Button>
    </>
  );
}
