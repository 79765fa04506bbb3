import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import type { SecondFactor } from './api';
import { texts } from './texts';

interface TurnedOnProps {
  state: SecondFactor;
  isActing: boolean;
  onRenew: () => void;
  onTurnOff: () => void;
}

/** It is on: new recovery codes, and off again where the site does not ask for it. */
export function TurnedOn({ state, isActing, onRenew, onTurnOff }: TurnedOnProps) {
  const [asked, setAsked] = useState<'renew' | 'turnOff'>();
  const act = { renew: onRenew, turnOff: onTurnOff };
  return (
    <Stack spacing={2.5}>
      <Alert severity="success">
        {texts.on} {texts.left(state.recoveryCodesLeft)}
      </Alert>
      <Stack direction="row" spacing={1.5} sx={{ flexWrap: 'wrap' }}>
        <Button variant="outlined" disabled={isActing} onClick={() => setAsked('renew')}>
          {texts.renew}
        </Button>
        {!state.required && (
          <Button variant="outlined" disabled={isActing} onClick={() => setAsked('turnOff')}>
            {texts.turnOff}
          </Button>
        )}
      </Stack>
      {state.required && <Typography color="textSecondary">{texts.required}</Typography>}
      {asked && (
        <Confirm
          isOpen
          title={texts[asked]}
          content={asked === 'renew' ? texts.renewQuestion : texts.turnOffQuestion}
          confirm={texts.yes}
          cancel={texts.cancel}
          onConfirm={() => {
            setAsked(undefined);
            act[asked]();
          }}
          onClose={() => setAsked(undefined)}
        />
      )}
    </Stack>
  );
}
