import { Button } from '@mui/material';
import { useCreate, useRedirect } from 'react-admin';
import { refusalOf } from '../../providers/refusal';
import { useToast } from '../../shared/toast/use-toast';
import type { Broadcast, NewBroadcast } from './broadcast';
import { texts } from './texts';

/** A new draft with the same words, for the same people. */
export function UseAgainButton({ broadcast }: { broadcast: Broadcast }) {
  const [create, { isPending }] = useCreate<Broadcast>();
  const toast = useToast();
  const redirect = useRedirect();
  const { subject, text, purpose, segment } = broadcast;
  const copy = () => {
    const data: NewBroadcast = { subject, text, purpose, segment };
    void create(
      'broadcasts',
      { data },
      {
        onSuccess: ({ id }) => redirect('edit', 'broadcasts', id),
        onError: (error) =>
          toast({ title: texts.failed, text: refusalOf(error).message ?? texts.tryAgain, failed: true }),
      },
    );
  };
  return (
    <Button variant="outlined" disabled={isPending} onClick={copy}>
      {texts.writeAnother}
    </Button>
  );
}
