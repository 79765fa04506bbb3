import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import { Dialog, DialogContent, DialogTrigger } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { PasswordInput } from '../../shared/ui/password-input';
import { useTakeDaughter } from './api';
import { DaughterForm } from './daughter-form';

type Way = 'new' | 'existing';

/** A new account, or one that a daughter has already. */
export function AddDaughter() {
  const { t } = useTranslation('family');
  const [way, setWay] = useState<Way | null>(null);
  const close = () => setWay(null);
  const opening = (to: Way) => ({
    open: way === to,
    onOpenChange: (isOpen: boolean) => setWay(isOpen ? to : null),
  });
  return (
    <div className="flex flex-wrap gap-3">
      <Dialog {...opening('new')}>
        <DialogTrigger asChild>
          <Button>{t('add.open')}</Button>
        </DialogTrigger>
        <DialogContent title={t('add.title')} description={t('add.text')}>
          <DaughterForm onDone={close} />
        </DialogContent>
      </Dialog>
      <Dialog {...opening('existing')}>
        <DialogTrigger asChild>
          <Button variant="secondary">{t('take.open')}</Button>
        </DialogTrigger>
        <DialogContent title={t('take.title')} description={t('take.text')}>
          <TakeDaughterForm onDone={close} />
        </DialogContent>
      </Dialog>
    </div>
  );
}

/** She enters her password herself, or tells it: that is how we know that the two belong together. */
function TakeDaughterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('family');
  const take = useTakeDaughter();

  async function submit(proof: { email: string; password: string }) {
    await take(proof);
    onDone();
  }

  return (
    <Form className="space-y-5" onSubmit={submit}>
      <FormField name="email" label={t('take.email')} required>
        <Input maxLength={254} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormField>
      <FormField name="password" label={t('take.password')} required>
        <PasswordInput autoComplete="off" />
      </FormField>
      <SubmitButton>{t('take.submit')}</SubmitButton>
    </Form>
  );
}
