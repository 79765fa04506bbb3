import { clsx } from 'clsx';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import { useTranslation } from 'react-i18next';
import { Link, Navigate, useNavigate } from 'react-router-dom';
import { paths } from '../../shared/lib/paths';
import { sanctumPaths } from '../../shared/lib/sanctum-paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { DialogButton } from '../../shared/ui/dialog';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Illustration } from '../../shared/ui/illustration';
import { Input } from '../../shared/ui/input';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { PasswordInput } from '../../shared/ui/password-input';
import { guardianMaySignIn } from '../private-writing';
import { Together } from '../second-seat';
import type { Member } from '../session';
import { AddDaughter } from './add-daughter';
import { type Family as FamilyFacts, useFamily, useTakeDaughter, type Ward } from './api';
import { ConsentRecords } from './consents';
import { MyRequests } from './my-requests';
import { MyCard, WardCard } from './person-cards';
import { Planned } from './planned';
import { WaitingAnswers } from './waiting-answers';
import { WaitingWard } from './waiting-ward';
import type { Freshly } from './ward-account';
import { WardPage } from './ward-page';
import { WARD_PARTS } from './ward-parts';

interface FamilyProps {
  member: Member;
  freshly: Freshly;
  /** Page of a ward's account, or the one to add a daughter; none: the family's own. */
  ward?: string;
  part?: string;
}

/** Shows a mother her daughters, and a daughter her guardians. */
export function Family({ member, freshly, ward, part }: FamilyProps) {
  const { t } = useTranslation('family');
  const query = useFamily();
  const { data: family } = query;
  if (!family) return <NotLoaded query={query} skeleton={<Skeletons label={t('loading')} of={['h-40']} />} />;
  if (ward === undefined) return <Home member={member} family={family} freshly={freshly} />;
  if (ward === NEW && member.ageBand === 'adult') return <NewDaughter />;
  const one = family.wards.find(({ id }) => id === ward);
  const page = WARD_PARTS.find((name) => name === part);
  if (!one || !page) return <Navigate to={sanctumPaths.family} replace />;
  return (
    <div className="max-w-2xl">
      <ToFamily />
      <WardPage key={one.id} ward={one} part={page} freshly={freshly} />
    </div>
  );
}

/** Used in the address in place of a ward's id. */
const NEW = 'new';

function Home({ member, family, freshly }: { member: Member; family: FamilyFacts; freshly: Freshly }) {
  const { t } = useTranslation('family');
  const isAdult = member.ageBand === 'adult';
  return (
    <>
      <h1 className="mb-6 text-3xl">{t('title')}</h1>
      {isAdult ? <Wards family={family} freshly={freshly} /> : <Guardians family={family} member={member} />}
    </>
  );
}

function ToFamily() {
  const { t } = useTranslation('family');
  return (
    <Link
      to={sanctumPaths.family}
      className="mb-2 inline-flex min-h-11 items-center gap-2 font-semibold text-ink-soft hover:text-evergreen"
    >
      <ArrowLeft aria-hidden className="size-5" />
      {t('title')}
    </Link>
  );
}

function Wards({ family: { wards, waiting, isProven }, freshly }: { family: FamilyFacts; freshly: Freshly }) {
  const { t } = useTranslation('family');
  return (
    <div className="space-y-7">
      {wards.length + waiting.length === 0 && <Start />}
      {waiting.map((ward) => (
        <WaitingWard key={ward.id} ward={ward} />
      ))}
      {!isProven && <Unproven wards={wards} />}
      {wards.length > 0 && (
        <>
          <WaitingAnswers wards={wards} freshly={freshly} />
          <div className={clsx('grid gap-5 md:grid-cols-2', wards.length > 1 && 'xl:grid-cols-3')}>
            <MyCard />
            {wards.map((ward) => (
              <WardCard key={ward.id} ward={ward} />
            ))}
          </div>
          <Planned wards={wards} />
          <Together />
        </>
      )}
      <div className="flex flex-wrap gap-3">
        <ButtonLink
          size={wards.length === 0 ? 'md' : 'sm'}
          to={sanctumPaths.addDaughter}
          variant={wards.length === 0 ? 'primary' : 'secondary'}
        >
          {t('add.open')}
        </ButtonLink>
        <TakeDaughter />
      </div>
      {wards.length > 0 && <p className="max-w-3xl text-sm text-ink-soft">{t('privacy.mother')}</p>}
    </div>
  );
}

/** Creates a daughter's account, in short steps. */
function NewDaughter() {
  const { t } = useTranslation('family');
  const navigate = useNavigate();
  return (
    <div className="max-w-xl">
      <ToFamily />
      <h1 className="text-3xl">{t('add.title')}</h1>
      <p className="mt-2 mb-8 text-ink-soft">{t('add.text')}</p>
      <AddDaughter onDone={() => void navigate(sanctumPaths.family)} />
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

/** Explains the page and the first step, to a mother without a daughter here. */
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
 * Explains how a guardian verifies being an adult, with links. A daughter whose account is open through the other
 * guardian can sign in meanwhile.
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

/** Takes over an account that a daughter already has. */
function TakeDaughter() {
  const { t } = useTranslation('family');
  return (
    <DialogButton
      button={
        <Button variant="ghost" size="sm">
          {t('take.open')}
        </Button>
      }
      title={t('take.title')}
      description={t('take.text')}
    >
      {(close) => <TakeDaughterForm onDone={close} />}
    </DialogButton>
  );
}

/** Asks for the daughter's password, typed by her or told to her mother, which proves that the two belong together. */
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
