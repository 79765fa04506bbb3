import { WARNING_LIMIT } from '@sanctum/openapi/choices';
import { Button } from '@mui/material';
import { useState } from 'react';
import { useActs } from '../../providers/use-acts';
import { ActDialog } from '../fresh-sign-in/act-dialog';
import { MuteDialog } from './mute-dialog';
import { texts } from './texts';

/** Buttons that warn or mute a member, next to reported content and on the member's page. */
export function ModerationButtons({ id, name }: { id: string; name: string }) {
  const [asks, setAsks] = useState<'warn' | 'mute' | null>(null);
  const { warnStudent, muteStudent } = useActs();
  const close = () => setAsks(null);
  return (
    <>
      <Button variant="outlined" onClick={() => setAsks('warn')}>
        {texts.warn}
      </Button>
      <Button variant="outlined" onClick={() => setAsks('mute')}>
        {texts.mute}
      </Button>
      {asks === 'warn' && (
        <ActDialog
          title={texts.warnTitle(name)}
          text={texts.warnText}
          submit={texts.warn}
          done={() => texts.warned(name)}
          fields={[{ name: 'text', label: texts.warning, max: WARNING_LIMIT, help: texts.whyHelp, lines: 3 }]}
          onSubmit={({ text }) => warnStudent(id, text)}
          onClose={close}
        />
      )}
      {asks === 'mute' && <MuteDialog name={name} onMute={(mute) => muteStudent(id, mute)} onClose={close} />}
    </>
  );
}
