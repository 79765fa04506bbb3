import type { Schemas } from '@sanctum/openapi';
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
import { type NewBroadcast, sentMailing } from './broadcast';
import { texts } from './texts';

type Mailing = Schemas['SeeMailingRequest'];
type Form = Pick<NewBroadcast, 'purpose' | 'subject' | 'text' | 'html' | 'translations'>;

/** Previews a mailing as its recipients see it, and sends a test to the coach. */
export const SeeMailingButton = ({ language = 'en' }: { language?: Schemas['Language'] }) => (
  <FormDataConsumer<Form>>
    {/* * within a list of mailings, the selected one */}
    {({ formData, scopedFormData }) => {
      const form: Partial<Form> = scopedFormData ?? formData;
      const version = language === 'en' ? form : form.translations?.[language];
      return (
        <SeeButton
          mailing={sentMailing({
            purpose: formData.purpose,
            language,
            subject: version?.subject ?? '',
            text: version?.text ?? '',
            html: version?.html || null,
          })}
        />
      );
    }}
  </FormDataConsumer>
);

function SeeButton({ mailing }: { mailing: Mailing }) {
  const [seen, setSeen] = useState<Mailing>();
  return (
    <>
      <Button variant="outlined" onClick={() => setSeen(mailing)}>
        {mailing.language === 'es' ? texts.seeSpanish : texts.see}
      </Button>
      {seen && <MailingDialog mailing={seen} onClose={() => setSeen(undefined)} />}
    </>
  );
}

function MailingDialog({ mailing, onClose }: { mailing: Mailing; onClose: () => void }) {
  const { seeMailingToMany, tryMailingToMany } = useActs();
  const toast = useToast();
  const { run, problem, isActing } = useAct();
  const { data, error, refetch } = useQuery({
    queryKey: ['mailing-preview', mailing],
    queryFn: () => seeMailingToMany(mailing),
    retry: false,
    gcTime: 0,
  });
  const isRefused = refusalOf(error).code === 'invalid';
  const faults = Object.values(refusalOf(error).fields ?? {}).join(' ');
  const test = () =>
    run(async () => {
      const { sentTo } = await tryMailingToMany(mailing);
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
