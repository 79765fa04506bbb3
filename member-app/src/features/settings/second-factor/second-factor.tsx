import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusalSentence } from '../../../shared/api/refusal';
import { Alert } from '../../../shared/ui/alert';
import { Button } from '../../../shared/ui/button';
import { ConfirmButton } from '../../../shared/ui/confirm-dialog';
import { NotLoaded, Skeletons } from '../../../shared/ui/loading';
import { isMinor, type Member } from '../../session';
import { useFreshSignIn } from '../fresh-sign-in/fresh-sign-in';
import { Section } from '../shared/section';
import { RecoveryCodes } from './recovery-codes';
import {
  type Setup,
  type SecondFactor as State,
  startSetup,
  useSecondFactor,
  useSecondFactorChanges,
} from './second-factor.api';
import { SecondFactorSetup } from './second-factor-setup';

export function SecondFactor({ member }: { member: Member }) {
  const { t } = useTranslation('second-factor');
  return (
    <Section id="second-factor" title={t('title')} lead={t('lead')}>
      {isMinor(member) && member.guardians.length > 0 && (
        <p className="mb-5 text-ink-soft">{t('guardiansTold')}</p>
      )}
      <Steps email={member.email} />
    </Section>
  );
}

function Steps({ email }: { email: string }) {
  const { t } = useTranslation('second-factor');
  const query = useSecondFactor();
  const { data } = query;
  const [setup, setSetup] = useState<Setup | null>(null);
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const { confirm, renew, turnOff } = useSecondFactorChanges();
  const { run, dialog } = useFreshSignIn(email);

  if (codes) return <RecoveryCodes codes={codes} onKept={() => setCodes(null)} />;
  if (setup) {
    const turnOn = async (code: string) => {
      setCodes((await confirm(code)).recoveryCodes);
      setSetup(null);
    };
    return (
      <>
        <SecondFactorSetup
          setup={setup}
          onCode={(code) => run(() => turnOn(code))}
          onCancel={() => setSetup(null)}
        />
        {dialog}
      </>
    );
  }
  if (!data)
    return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-11 w-56']} />} />;
  return (
    <>
      {data.isOn ? (
        <TurnedOn
          state={data}
          onRenew={() => run(async () => setCodes((await renew()).recoveryCodes))}
          onTurnOff={() => run(turnOff)}
        />
      ) : (
        <TurnedOff onSetUp={() => run(async () => setSetup(await startSetup()))} />
      )}
      {dialog}
    </>
  );
}

function TurnedOff({ onSetUp }: { onSetUp: () => Promise<void> }) {
  const { t } = useTranslation('second-factor');
  const [acting, setActing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const press = async () => {
    setActing(true);
    setProblem(null);
    await onSetUp().catch((error: unknown) => setProblem(refusalSentence(error)));
    setActing(false);
  };
  return (
    <div className="space-y-5">
      <p>{t('off')}</p>
      <Button variant="secondary" pending={acting} onClick={() => void press()}>
        {t('setUp')}
      </Button>
      {problem && <Alert tone="danger">{problem}</Alert>}
    </div>
  );
}

/** Number of codes from which new ones are recommended. */
const FEW = 3;

interface TurnedOnProps {
  state: State;
  onRenew: () => Promise<void>;
  onTurnOff: () => Promise<void>;
}

function TurnedOn({ state: { recoveryCodesLeft, isRequired: required }, onRenew, onTurnOff }: TurnedOnProps) {
  const { t } = useTranslation('second-factor');
  return (
    <div className="space-y-5">
      <Alert tone="success" title={t('on')}>
        {t('left', { count: recoveryCodesLeft })} {recoveryCodesLeft <= FEW && t('few')}
      </Alert>
      <div className="flex flex-wrap gap-3">
        <SecondFactorQuestion about="renew" onYes={onRenew} />
        {!required && <SecondFactorQuestion about="turnOff" onYes={onTurnOff} />}
      </div>
      {required && <p className="text-ink-soft">{t('required')}</p>}
    </div>
  );
}

interface SecondFactorQuestionProps {
  about: 'renew' | 'turnOff';
  /** Rejects with the server's error. */
  onYes: () => Promise<void>;
}

/** A button that asks before it changes the second factor. */
function SecondFactorQuestion({ about, onYes }: SecondFactorQuestionProps) {
  const { t } = useTranslation('second-factor');
  return (
    <ConfirmButton
      button={<Button variant="secondary">{t(`${about}.open`)}</Button>}
      title={t(`${about}.title`)}
      description={t(`${about}.description`)}
      confirm={t(`${about}.yes`)}
      confirmVariant="primary"
      keep={t('cancel')}
      keepVariant="secondary"
      act={onYes}
    />
  );
}
