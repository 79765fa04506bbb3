import { useState } from 'react';
import { serverMessage } from '../../shared/api/client';
import { formatDate } from '../../shared/lib/format';
import { Button } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { type OrderGift, useGiftLink, useSendGiftAgain } from './api';
import { ordersTexts } from './texts';

const { gift: texts } = ordersTexts;

/** For whom a product of an order is, how that stands, and what its buyer can do meanwhile. */
export function Gift({ gift }: { gift: OrderGift }) {
  const { state, recipientName, recipientEmail, message, redeemedAt } = gift;
  const isOpen = state === 'open';
  return (
    <div className="col-span-2 space-y-2 border-t border-line pt-4 wrap-anywhere">
      <p className="font-medium">{texts.for(recipientName)}</p>
      {message !== null && <p className="whitespace-pre-line text-ink-soft">“{message}”</p>}
      <p className="text-ink-soft">
        {isOpen && recipientEmail !== null && `${texts.sentTo(recipientEmail)} `}
        {state === 'redeemed' && redeemedAt !== null
          ? texts.redeemedOn(formatDate(redeemedAt))
          : texts.states[state]}
      </p>
      {isOpen && <Actions id={gift.id} />}
    </div>
  );
}

function Actions({ id }: { id: string }) {
  const [link, again] = [useGiftLink(id), useSendGiftAgain(id)];
  const [shown, setShown] = useState<string | null>(null);

  async function attempt(act: () => Promise<{ title: string; description: string }>) {
    try {
      toast(await act());
    } catch (error) {
      const { title, description } = texts.failed;
      toast({ title, description: serverMessage(error, description), variant: 'destructive' });
    }
  }
  /** The link is shown as well: not every browser lets a page copy. */
  async function copy() {
    const url = await link.mutateAsync();
    setShown(url);
    await navigator.clipboard.writeText(url);
    return texts.copied;
  }
  async function sendAgain() {
    await again.mutateAsync();
    return texts.sentAgain;
  }

  return (
    <>
      <div className="flex flex-wrap gap-3 pt-1">
        <Button variant="secondary" size="sm" pending={link.isPending} onClick={() => void attempt(copy)}>
          {texts.copy}
        </Button>
        <Button variant="ghost" size="sm" pending={again.isPending} onClick={() => void attempt(sendAgain)}>
          {texts.sendAgain}
        </Button>
      </div>
      {shown !== null && <output className="block text-sm select-all">{shown}</output>}
    </>
  );
}
