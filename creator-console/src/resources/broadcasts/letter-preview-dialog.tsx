import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormDataConsumer } from 'react-admin';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useToast } from '../../shared/toast/use-toast';
import { MailPreview } from '../mails';
import type { NewBroadcast } from './broadcast';
import { texts } from './texts';

type Letter = Pick<NewBroadcast, 'purpose' | 'subject' | 'text'>;

/** Shows a letter that is being written as its readers get it, and sends it to the coach herself. */
export const SeeLetterButton = () => (
  <FormDataConsumer<Letter>>
    {/* within a list of letters the one it stands with */}
    {({ formData, scopedFormData }) => (
      <SeeButton
        letter={{
          purpose: formData.purpose,
          subject: (scopedFormData ?? formData).subject ?? '',
          text: (scopedFormData ?? formData).text ?? '',
        }}
      />
    )}
  </FormDataConsumer>
);

function SeeButton({ letter }: { letter: Letter }) {
  const [seen, setSeen] = useState<Letter>();
  return (
    <>
      <Button variant="outlined" onClick={() => setSeen(letter)}>
        {texts.see}
      </Button>
      {seen && <LetterDialog letter={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}

function LetterDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const { seeLetterToMany, tryLetterToMany } = useActs();
  const toast = useToast();
  const { run, problem, isActing } = useAct();
  const { data, error, refetch } = useQuery({
    queryKey: ['letter-preview', letter],
    queryFn: () => seeLetterToMany(letter),
    retry: false,
    gcTime: 0,
  });
  const isRefused = refusalOf(error).code === 'invalid';
  const faults = Object.values(refusalOf(error).fields ?? {}).join(' ');
  const test = () =>
    run(async () => {
      const { sentTo } = await tryLetterToMany(letter);
      toast({ title: texts.tested, text: texts.testedText(sentTo) });
    });
  return (
    <FormDialog
      maxWidth="md"
      title={texts.see}
      submit={texts.test}
      cancel={texts.close}
      isBegun={false}
      isActing={isActing}
      isReady={data !== undefined}
      problem={problem ?? (isRefused ? faults || texts.incomplete : undefined)}
      onSubmit={() => void test()}
      onClose={onClose}
    >
      <MailPreview
        preview={data}
        faults={{}}
        hasFaults={isRefused}
        hasFailed={error !== null && !isRefused}
        retry={() => void refetch()}
      />
    </FormDialog>
  );
}
