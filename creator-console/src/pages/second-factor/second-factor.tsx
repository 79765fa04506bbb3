import { Alert, Button, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { Loaded } from '../../shared/loaded';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import {
  type Setup,
  startSetup,
  useSecondFactor,
  useSecondFactorChanges,
  type SecondFactor as State,
} from './api';
import { Enrolment } from './enrolment';
import { RecoveryCodes } from './recovery-codes';
import { texts } from './texts';
import { Confirm } from 'react-admin';

/** Turns the second factor on and off, and renews recovery codes; reports while unsaved codes are shown. */
// oxlint-disable-next-line max-lines-per-function -- one of five contents, which share the codes and the setup
export function SecondFactor({ onCodes }: { onCodes?: (areShown: boolean) => void }) {
  const query = useSecondFactor();
  const { data } = query;
  const { confirm, renew, turnOff } = useSecondFactorChanges();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { run, isActing, problem, dialog } = useAct();
  const mustEnrol = data?.isRequired === true && !data.isOn;
  const show = (next?: readonly string[]) => {
    setCodes(next);
    onCodes?.(next !== undefined);
  };

  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => show()} />;
    if (!data) {
      return (
        <Loaded query={query} failed={texts.failed} heights={[96]}>
          {() => null}
        </Loaded>
      );
    }
    if (data.isOn) {
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

interface TurnedOnProps {
  state: State;
  isActing: boolean;
  onRenew: () => void;
  onTurnOff: () => void;
}

/** State when turned on: recovery codes, and turning it off unless the site requires it. */
function TurnedOn({ state, isActing, onRenew, onTurnOff }: TurnedOnProps) {
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
        {!state.isRequired && (
          <Button variant="outlined" disabled={isActing} onClick={() => setAsked('turnOff')}>
            {texts.turnOff}
          </Button>
        )}
      </Stack>
      {state.isRequired && <Typography color="textSecondary">{texts.required}</Typography>}
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
