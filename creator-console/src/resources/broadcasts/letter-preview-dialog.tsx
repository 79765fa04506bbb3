import { Button } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWrappedSource } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useToast } from '../../shared/toast/use-toast';
import { MailPreview } from '../mails/mail-preview';
import type { NewBroadcast } from './broadcast';
import { texts } from './texts';

type Letter = Pick<NewBroadcast, 'purpose' | 'subject' | 'text'>;

/** Shows a letter that is being written as its readers get it, and sends it to the coach herself. */
export function SeeLetterButton() {
  const [subject, text] = [useWrappedSource('subject'), useWrappedSource('text')];
  const { getValues } = useFormContext<Record<string, string>>();
  const [letter, setLetter] = useState<Letter>();
  const open = () =>
    setLetter({
      purpose: getValues('purpose') === 'service' ? 'service' : 'marketing',
      subject: getValues(subject) ?? '',
      text: getValues(text) ?? '',
    });
  return (
    <>
      <Button variant="outlined" onClick={open}>
        {texts.see}
      </Button>
      {letter && <LetterDialog letter={letter} onClose={() => setLetter(undefined)} />}
    </>
  );
}

function LetterDialog({ letter, onClose }: { letter: Letter; onClose: () => void }) {
  const [{ seeLetterToMany, tryLetterToMany }, toast, { run, problem, isActing }] = [
    useActs(),
    useToast(),
    useAct(),
  ];
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
