import { GIFT_MESSAGE_LIMIT, GIFT_NAME_LIMIT } from '@sanctum/openapi/choices';
import { useTranslation } from 'react-i18next';
import { Dialog, DialogContent } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input, Textarea } from '../../shared/ui/input';
import { toast } from '../../shared/ui/toast-store';
import { type CartGift, useGive } from './api';

interface Props {
  product: { id: string; title: string };
  /** Gift as it is in the cart. */
  gift?: CartGift | null;
  /** Chosen offer; null: the product's own price. */
  offerId?: string | null | undefined;
  onClose: () => void;
}

interface Words extends Record<string, string> {
  recipientName: string;
  recipientEmail: string;
  message: string;
}

/** Asks who a product is for, and puts it into the cart as a gift. */
export function GiftDialog({ product, gift, offerId, onClose }: Props) {
  const { t } = useTranslation('cart');
  const give = useGive(product.id);
  async function save({ recipientName, recipientEmail, message }: Words) {
    await give.mutateAsync({
      recipientName,
      recipientEmail,
      message: message.trim() || null,
      ...(offerId !== undefined && { offerId }),
    });
    toast({
      title: t('gift.given.title'),
      description: t('gift.given.description', { name: recipientName }),
    });
    onClose();
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={t('gift.giveTitle', { title: product.title })} description={t('gift.lead')}>
        <Form<Words> onSubmit={save} className="space-y-5">
          <FormField name="recipientName" label={t('gift.name')} required>
            <Input maxLength={GIFT_NAME_LIMIT} autoComplete="off" defaultValue={gift?.recipientName} />
          </FormField>
          <FormField name="recipientEmail" label={t('gift.email')} hint={t('gift.emailHint')} required>
            <Input type="email" maxLength={254} autoComplete="off" defaultValue={gift?.recipientEmail} />
          </FormField>
          <FormField name="message" label={t('gift.message')} hint={t('gift.messageHint')}>
            <Textarea maxLength={GIFT_MESSAGE_LIMIT} defaultValue={gift?.message ?? ''} />
          </FormField>
          <SubmitButton>{gift ? t('gift.change') : t('gift.save')}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
