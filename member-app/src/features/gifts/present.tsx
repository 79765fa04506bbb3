import { useTranslation } from 'react-i18next';
import { Card } from '../../shared/ui/card';
import { Thumbnail } from '../catalog';
import type { ReceivedGift } from './api';
import { GiftAction } from './gift-action';

/** The product given, its giver and the message. */
export function Present({ gift, token }: { gift: ReceivedGift; token: string }) {
  const { t } = useTranslation('gifts');
  return (
    <Card className="overflow-hidden">
      <Thumbnail product={gift} isFirst />
      <div className="p-6 text-center sm:p-10">
        {gift.recipientName !== null && (
          <p className="text-ink-soft">{t('hello', { name: gift.recipientName })}</p>
        )}
        <h1 className="mt-1 text-3xl wrap-anywhere">
          <span className="block font-sans text-base text-ink-soft">
            {gift.senderName === null ? t('fromSomebody') : t('from', { sender: gift.senderName })}
          </span>
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
