import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Loaded } from '../../shared/loaded';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { type Setup, startSetup, useSecondFactor, useSecondFactorChanges } from './api';
import { Enrolment } from './enrolment';
import { RecoveryCodes } from './recovery-codes';
import { texts } from './texts';
import { TurnedOn } from './turned-on';

/** Turning the second step on and off, and its recovery codes; tells while codes are shown that are not kept yet. */
export function SecondFactor({ onCodes }: { onCodes?: (areShown: boolean) => void }) {
  const query = useSecondFactor();
  const { data } = query;
  const { confirm, renew, turnOff } = useSecondFactorChanges();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { run, isActing, problem, dialog } = useAct();
  const mustEnrol = data?.required === true && !data.enabled;
  const show = (next?: readonly string[]) => {
    setCodes(next);
    onCodes?.(next !== undefined);
  };

  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => show()} />;
    if (!data) return <Loaded query={query} failed={texts.failed} heights={[96]} children={() => null} />;
    if (data.enabled) {
      return (
        <TurnedOn
          state={data}
          isActing={isActing}
          onRenew={() => void run(async () => show((await renew()).recoveryCodes))}
          onTurnOff={() => void run(turnOff)}
        />
      );
    }
    if (setup) {
      const turnOn = async (code: string) => {
        const { recoveryCodes } = await confirm(code);
        show(recoveryCodes);
        setSetup(undefined);
      };
      return <Enrolment setup={setup} isActing={isActing} onCode={(code) => void run(() => turnOn(code))} />;
    }
    return (
      <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
        {!mustEnrol && <Typography>{texts.off}</Typography>}
        <Button
          variant="contained"
          disabled={isActing}
          onClick={() => void run(async () => setSetup(await startSetup()))}
        >
          {texts.setUp}
        </Button>
      </Stack>
    );
  };

  return (
    <>
      {problem && <Alert severity="error">{problem}</Alert>}
      {content()}
      {dialog}
    </>
  );
}
