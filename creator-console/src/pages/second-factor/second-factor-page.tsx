import { Alert, Box, Button, Card, Skeleton, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useLogout } from 'react-admin';
import { Link } from 'react-router-dom';
import { type Setup, startSetup, useSecondFactor, useSecondFactorChanges } from './api';
import { Enrolment } from './enrolment';
import { RecoveryCodes } from './recovery-codes';
import { texts } from './texts';
import { TurnedOn } from './turned-on';
import { useAct } from '../../shared/fresh-sign-in/use-act';

/** The coach's second factor. Where the site asks for one, nothing else opens until it is set up here. */
export function SecondFactorPage() {
  const { data, isPending, refetch } = useSecondFactor();
  const { confirm, renew, turnOff } = useSecondFactorChanges();
  const [setup, setSetup] = useState<Setup>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { run, isActing, problem, dialog } = useAct();
  const logout = useLogout();
  const mustEnrol = data?.required === true && !data.enabled;

  const content = () => {
    if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(undefined)} />;
    if (isPending) return <Skeleton variant="rounded" height={96} />;
    if (!data) {
      return (
        <Alert
          severity="error"
          action={
            <Button color="inherit" onClick={() => void refetch()}>
              {texts.again}
            </Button>
          }
        >
          {texts.failed}
        </Alert>
      );
    }
    if (data.enabled) {
      return (
        <TurnedOn
          state={data}
          isActing={isActing}
          onRenew={() => void run(async () => setCodes((await renew()).recoveryCodes))}
          onTurnOff={() => void run(turnOff)}
        />
      );
    }
    if (setup) {
      const turnOn = async (code: string) => {
        const { recoveryCodes } = await confirm(code);
        setCodes(recoveryCodes);
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
    <Box
      component="main"
      sx={{ minHeight: '100vh', display: 'grid', placeItems: 'center', p: 2, bgcolor: 'background.default' }}
    >
      <Card sx={{ p: { xs: 2.5, sm: 4 }, width: '100%', maxWidth: 560 }}>
        <Stack spacing={2.5}>
          <Box>
            <Typography component="h1" variant="h4">
              {texts.title}
            </Typography>
            <Typography color="textSecondary">{texts.lead}</Typography>
          </Box>
          {mustEnrol && <Alert severity="info">{texts.mustEnrol}</Alert>}
          {problem && <Alert severity="error">{problem}</Alert>}
          {content()}
          {!codes && (
            <Box>
              {mustEnrol ? (
                <Button onClick={() => void logout()}>{texts.logOut}</Button>
              ) : (
                <Button component={Link} to="/">
                  {texts.back}
                </Button>
              )}
            </Box>
          )}
        </Stack>
      </Card>
      {dialog}
    </Box>
  );
}
