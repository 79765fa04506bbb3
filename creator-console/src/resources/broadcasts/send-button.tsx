import SendIcon from '@mui/icons-material/SendOutlined';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { clockName, fromInput, momentOf } from '../../shared/moment';
import { useToast } from '../../shared/toast/use-toast';
import { AudienceNote } from './audience-note';
import type { Broadcast } from './broadcast';
import { texts } from './texts';
import { Secondary } from '../../shared/secondary';
import { MomentField } from '../../shared/forms/use-fields';
import { RadioField } from '../../shared/forms/choices';

/** URL parameter of a draft that should be sent right away. */
const SENDING = 'send';
export const sendingPath = (id: string): string => `/broadcasts/${id}?${SENDING}=`;

/** Asks when to send, shows the number of recipients, and sends or schedules. */
export function SendButton({ broadcast, hasUnsaved }: { broadcast: Broadcast; hasUnsaved: boolean }) {
  const [address] = useSearchParams();
  const [isAsking, setAsking] = useState(address.has(SENDING));
  return (
    <>
      <Button
        variant="contained"
        startIcon={<SendIcon />}
        disabled={hasUnsaved}
        onClick={() => setAsking(true)}
      >
        {texts.send}
      </Button>
      {hasUnsaved && <Secondary>{texts.saveFirst}</Secondary>}
      {isAsking && <SendDialog broadcast={broadcast} onClose={() => setAsking(false)} />}
    </>
  );
}

function SendDialog({ broadcast, onClose }: { broadcast: Broadcast; onClose: () => void }) {
  const { id, subject, purpose, segment } = broadcast;
  const [when, setWhen] = useState<'now' | 'later'>('now');
  const [typed, setTyped] = useState('');
  const { run, ...acting } = useAct();
  const { sendBroadcast } = useActs();
  const toast = useToast();
  const refresh = useRefresh();
  const sendAt = when === 'now' ? null : fromInput(typed);
  const send = () =>
    run(async () => {
      if (sendAt === undefined) return;
      await sendBroadcast(id, sendAt);
      toast({ title: sendAt === null ? texts.onItsWay : texts.planned(momentOf(sendAt)) });
      onClose();
      // the draft's page then redirects to the report by itself
      refresh();
    });
  return (
    <FormDialog
      {...acting}
      title={texts.sendTitle(subject)}
      submit={when === 'now' ? texts.sendNow : texts.plan}
      isReady={sendAt !== undefined}
      isBegun={false}
      onSubmit={() => void send()}
      onClose={onClose}
    >
      <AudienceNote purpose={purpose} segment={segment} />
      <RadioField
        aria-label={texts.when}
        names={{ now: texts.now, later: texts.later }}
        value={when}
        onChange={setWhen}
      />
      {when === 'later' && (
        <MomentField
          name="sendAt"
          label={texts.at}
          helperText={texts.byClock(clockName())}
          value={typed}
          onChange={setTyped}
        />
      )}
    </FormDialog>
  );
}
