import { GIFT_MESSAGE_LIMIT, GIFT_NAME_LIMIT } from '@sanctum/openapi/choices';
import { Dialog, DialogContent } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { Textarea } from '../../shared/ui/textarea';
import { toast } from '../../shared/ui/toast-store';
import { type CartGift, useGive } from './api';
import { cartTexts } from './texts';

const { gift: texts } = cartTexts;

interface Props {
  product: { id: string; title: string };
  /** As it is in the cart already. */
  gift?: CartGift | null;
  onClose: () => void;
}

interface Words extends Record<string, string> {
  recipientName: string;
  recipientEmail: string;
  message: string;
}

/** Asks for whom a product is to be, and puts it into the cart so. */
export function GiftDialog({ product, gift, onClose }: Props) {
  const give = useGive(product.id);
  async function save({ recipientName, recipientEmail, message }: Words) {
    await give.mutateAsync({ recipientName, recipientEmail, message: message.trim() || null });
    toast({ title: texts.given.title, description: texts.given.description(recipientName) });
    onClose();
  }
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={texts.giveTitle(product.title)} description={texts.lead}>
        <Form<Words> onSubmit={save} className="space-y-5">
          <FormField name="recipientName" label={texts.name} required>
            <Input maxLength={GIFT_NAME_LIMIT} autoComplete="off" defaultValue={gift?.recipientName} />
          </FormField>
          <FormField name="recipientEmail" label={texts.email} hint={texts.emailHint} required>
            <Input type="email" maxLength={254} autoComplete="off" defaultValue={gift?.recipientEmail} />
          </FormField>
          <FormField name="message" label={texts.message} hint={texts.messageHint}>
            <Textarea maxLength={GIFT_MESSAGE_LIMIT} defaultValue={gift?.message ?? ''} />
          </FormField>
          <SubmitButton>{gift ? texts.change : texts.save}</SubmitButton>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
