import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { serverMessage } from '../../shared/api/client';
import { formatDate } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { toast, toastFailure } from '../../shared/ui/toast-store';
import { Link } from 'react-router-dom';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { type OrderGift, useGiftLink, useSendGiftAgain } from './api';

/** A product bought for a daughter's account, with a link to her. */
function ForWard({ gift: { state, recipientName } }: { gift: OrderGift }) {
  const { t } = useTranslation('orders');
  return (
    <div className="col-span-2 space-y-2 border-t border-line pt-4 wrap-anywhere">
      <p className="font-medium">
        {recipientName === null ? (
          t('ward.forSomebody')
        ) : (
          <Link to={sanctumPaths.family} className="underline underline-offset-4">
            {t('ward.for', { name: recipientName })}
          </Link>
        )}
      </p>
      <p className="text-ink-soft">{t(`ward.states.${state}`)}</p>
    </div>
  );
}

export const Gift = ({ gift }: { gift: OrderGift }) =>
  gift.isForWard ? <ForWard gift={gift} /> : <ByLink gift={gift} />;

function ByLink({ gift }: { gift: OrderGift }) {
  const { t } = useTranslation('orders');
  const { state, recipientName, recipientEmail, message, redeemedAt } = gift;
  const isOpen = state === 'open';
  return (
    <div className="col-span-2 space-y-2 border-t border-line pt-4 wrap-anywhere">
      <p className="font-medium">
        {recipientName === null ? t('gift.forSomebody') : t('gift.for', { name: recipientName })}
      </p>
      {message !== null && <p className="whitespace-pre-line text-ink-soft">“{message}”</p>}
      <p className="text-ink-soft">
        {isOpen && recipientEmail !== null && `${t('gift.sentTo', { email: recipientEmail })} `}
        {state === 'redeemed' && redeemedAt !== null
          ? t('gift.redeemedOn', { day: formatDate(redeemedAt) })
          : t(`gift.states.${state}`)}
      </p>
      {isOpen && <Actions id={gift.id} />}
    </div>
  );
}

function Actions({ id }: { id: string }) {
  const { t } = useTranslation('orders');
  const link = useGiftLink(id);
  const again = useSendGiftAgain(id);
  const [shown, setShown] = useState<string | null>(null);

  async function attempt(act: () => Promise<{ title: string; description: string }>) {
    try {
      toast(await act());
    } catch (error) {
      toastFailure(t('gift.failed.title'), serverMessage(error, t('gift.failed.description')));
    }
  }
  /** Copies the link, which is also shown, because not every browser lets a page copy. */
  async function copy() {
    const url = await link.mutateAsync();
    setShown(url);
    await navigator.clipboard.writeText(url);
    return { title: t('gift.copied.title'), description: t('gift.copied.description') };
  }
  async function sendAgain() {
    await again.mutateAsync();
    return { title: t('gift.sentAgain.title'), description: t('gift.sentAgain.description') };
  }

  return (
    <>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button variant="secondary" size="sm" pending={link.isPending} onClick={() => void attempt(copy)}>
          {t('gift.copy')}
        </Button>
        <Button variant="ghost" size="sm" pending={again.isPending} onClick={() => void attempt(sendAgain)}>
          {t('gift.sendAgain')}
        </Button>
      </div>
      {shown !== null && <output className="block text-sm select-all">{shown}</output>}
    </>
  );
}
