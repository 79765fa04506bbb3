import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../shared/api/refusal';
import { Button } from '../../shared/ui/button';
import { toast } from '../../shared/ui/toast-store';
import { sendPasswordLink, type Ward } from './api';

/** For a daughter of 13 and older, who chooses her password herself. */
export function PasswordLink({ ward: { id, name, email } }: { ward: Ward }) {
  const { t } = useTranslation('family');
  const send = useMutation({
    mutationFn: () => sendPasswordLink(id),
    onSuccess: () =>
      toast({
        title: email === null ? t('password.linkToGuardian', { name }) : t('password.linkToHer', { email }),
      }),
  });
  return (
    <>
      <Button variant="secondary" size="sm" pending={send.isPending} onClick={() => send.mutate()}>
        {t('password.link')}
      </Button>
      <p className="w-full text-sm text-ink-soft">{t('password.own', { name })}</p>
      {send.error && (
        <p role="alert" className="w-full text-sm font-medium text-danger">
          {refusalSentence(send.error)}
        </p>
      )}
    </>
  );
}
