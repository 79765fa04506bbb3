import { useTranslation } from 'react-i18next';
import { paths } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { DialogButton } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Illustration } from '../../shared/ui/illustration';
import { Input } from '../../shared/ui/input';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { PasswordInput } from '../../shared/ui/password-input';
import { guardianMaySignIn } from '../private-writing';
import { SecondSeats } from '../second-seat';
import type { Member } from '../session';
import { type Family as FamilyFacts, useFamily, useTakeDaughter, type Ward } from './api';
import { ConsentRecords } from './consents';
import { DaughterForm } from './daughter-form';
import { MyRequests } from './my-requests';
import { WaitingWard } from './waiting-ward';
import type { Freshly } from './ward-account';
import { WardCard } from './ward-card';
import { WardRequests } from './ward-requests';

/** For a mother her daughters, for a daughter her guardians. */
export function Family({ member, freshly }: { member: Member; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const query = useFamily();
  const { data: family } = query;
  if (!family) return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-40']} />} />;
  return member.ageBand === 'adult' ? (
    <Wards family={family} freshly={freshly} />
  ) : (
    <Guardians family={family} member={member} />
  );
}

function Wards({ family: { wards, waiting, isProven }, freshly }: { family: FamilyFacts; freshly: Freshly }) {
  const { t } = useTranslation('family');
  return (
    <div className="space-y-6">
      {wards.length > 0 ? <p>{t('privacy.mother')}</p> : waiting.length === 0 && <Start />}
      {waiting.map((ward) => (
        <WaitingWard key={ward.id} ward={ward} />
      ))}
      {!isProven && <Unproven wards={wards} />}
      {wards.length > 0 && <WardRequests />}
      {wards.map((ward) => (
        <WardCard key={ward.id} ward={ward} freshly={freshly} />
      ))}
      <SecondSeats />
      <AddDaughter />
    </div>
  );
}

function Guardians({ family: { guardians }, member }: { family: FamilyFacts; member: Member }) {
  const { t } = useTranslation('family');
  if (guardians.length === 0) return <p className="text-ink-soft">{t('noGuardian')}</p>;
  return (
    <div className="space-y-6">
      <p className="text-lg">
        {t('yourGuardians', { names: guardians.map(({ name }) => name).join(' · ') })}
      </p>
      <p>
        {t('privacy.daughter')} {guardianMaySignIn(member) && t('privacy.daughterSignIn')}
      </p>
      <MyRequests />
      <ConsentRecords wardId={member.id} />
    </div>
  );
}

const STEPS = ['account', 'decide', 'follow'] as const;

/** Purpose of the page and the first step, for a mother without a daughter here. */
function Start() {
  const { t } = useTranslation('family');
  return (
    <section
      aria-labelledby="family-start"
      className="flex items-center gap-8 rounded-xl bg-sunken px-6 py-8 sm:px-10"
    >
      <div>
        <h2 id="family-start" className="text-2xl">
          {t('start.title')}
        </h2>
        <ol className="mt-4 list-decimal space-y-2 pl-5">
          {STEPS.map((step) => (
            <li key={step}>{t(`start.${step}`)}</li>
          ))}
        </ol>
      </div>
      <Illustration name="cups" className="w-36 shrink-0 text-evergreen max-sm:hidden" />
    </section>
  );
}

/**
 * Says how a guardian proves that she is an adult, with links. A daughter whose account is open through the other guardian
 * can sign in meanwhile.
 */
function Unproven({ wards }: { wards: readonly Ward[] }) {
  const { t } = useTranslation('family');
  const waiting = wards.filter((ward) => !ward.isProven);
  if (wards.length > 0 && waiting.length === 0) return null;
  const areOpen = waiting.length > 0 && waiting.every(({ agreed }) => agreed.includes('account'));
  return (
    <Alert title={t(areOpen ? 'unproven.titleWhereOpen' : 'unproven.title')}>
      <div className="space-y-3">
        <p>{t('unproven.text')}</p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink size="sm" to={paths.library}>
            {t('unproven.library')}
          </ButtonLink>
          <ButtonLink variant="secondary" size="sm" to={paths.coaching}>
            {t('unproven.call')}
          </ButtonLink>
        </div>
      </div>
    </Alert>
  );
}

/** A new account, or one that a daughter has already. */
function AddDaughter() {
  const { t } = useTranslation('family');
  return (
    <div className="flex flex-wrap gap-3">
      <DialogButton
        button={<Button>{t('add.open')}</Button>}
        title={t('add.title')}
        description={t('add.text')}
      >
        {(close) => <DaughterForm onDone={close} />}
      </DialogButton>
      <DialogButton
        button={<Button variant="secondary">{t('take.open')}</Button>}
        title={t('take.title')}
        description={t('take.text')}
      >
        {(close) => <TakeDaughterForm onDone={close} />}
      </DialogButton>
    </div>
  );
}

/** She enters her password herself, or tells it: that is how we know that the two belong together. */
function TakeDaughterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('family');
  const take = useTakeDaughter();

  async function submit(proof: { email: string; password: string }) {
    await take(proof);
    onDone();
  }

  return (
    <Form className="space-y-5" onSubmit={submit}>
      <FormField name="email" label={t('take.email')} required>
        <Input maxLength={254} autoComplete="off" autoCapitalize="none" spellCheck={false} />
      </FormField>
      <FormField name="password" label={t('take.password')} required>
        <PasswordInput autoComplete="off" />
      </FormField>
      <SubmitButton>{t('take.submit')}</SubmitButton>
    </Form>
  );
}
