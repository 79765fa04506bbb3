import { Card } from '../../shared/ui/card';
import { Thumbnail } from '../catalog';
import type { ReceivedGift } from './api';
import { GiftAction } from './gift-action';
import { giftTexts as texts } from './texts';

/** What was given, by whom and with which words. */
export function Present({ gift, token }: { gift: ReceivedGift; token: string }) {
  return (
    <Card className="overflow-hidden">
      <Thumbnail product={gift} isFirst />
      <div className="p-6 text-center sm:p-10">
        {gift.recipientName !== null && <p className="text-ink-soft">{texts.hello(gift.recipientName)}</p>}
        <h1 className="mt-1 text-3xl wrap-anywhere">
          <span className="block font-sans text-base text-ink-soft">{texts.from(gift.senderName)}</span>
          {gift.title}
        </h1>
        {gift.message !== null && (
          <blockquote className="mx-auto mt-5 max-w-prose font-serif text-xl whitespace-pre-line wrap-anywhere italic">
            “{gift.message}”
          </blockquote>
        )}
        <div className="mt-8 space-y-4">
          <GiftAction gift={gift} token={token} />
        </div>
      </div>
    </Card>
  );
}
