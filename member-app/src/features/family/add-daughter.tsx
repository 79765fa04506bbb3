import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { refusedFields } from '../../shared/api/refusal';
import { Button } from '../../shared/ui/button';
import { Choice } from '../../shared/ui/choice';
import { Accepting } from '../../shared/ui/accepting';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input } from '../../shared/ui/input';
import { BirthDateField, NewPasswordField } from '../accounts';
import { type NewDaughter, type Purpose, PURPOSES, useAddDaughter } from './api';
import { isUnder13 } from './under-13';

const WAYS = ['name', 'email'] as const;
type Way = (typeof WAYS)[number];

type Values = Record<'name' | 'birthDate', string> &
  Partial<Record<'password' | 'signInName' | 'email', string>>;

const STEPS = ['who', 'signIn', 'agree'] as const;

/** Fields of the steps before the last, to go back to a refused one. */
const FIELDS = { who: ['name', 'birthDate'], signIn: ['signInName', 'email', 'password'] } as const;

function stepOf(error: unknown): number {
  const refused = Object.keys(refusedFields(error));
  if (FIELDS.who.some((name) => refused.includes(name))) return 0;
  return FIELDS.signIn.some((name) => refused.includes(name)) ? 1 : 2;
}

/** Adds a daughter in three short steps of one form: earlier steps keep their values. No permission is preselected. */
export function AddDaughter({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('family');
  const [step, setStep] = useState(0);
  const [reached, setReached] = useState(0);
  const [birthDate, setBirthDate] = useState('');
  const [way, setWay] = useState<Way>('name');
  const [purposes, setPurposes] = useState<readonly Purpose[]>([]);
  const add = useAddDaughter();
  const isLast = step === STEPS.length - 1;

  async function submit({ name, birthDate, password, signInName, email }: Values) {
    if (!isLast) {
      setStep(step + 1);
      return setReached(Math.max(reached, step + 1));
    }
    const daughter: NewDaughter = {
      name,
      birthDate,
      ...(password !== undefined && { password }),
      purposes: [...purposes],
      ...(way === 'name' ? { signInName: signInName! } : { email: email! }),
    };
    try {
      await add(daughter);
    } catch (error) {
      setStep(stepOf(error));
      throw error;
    }
    onDone();
  }

  return (
    <Form className="space-y-5" onSubmit={submit} {...(reached > 0 && { isUnsaved: true })}>
      {STEPS.slice(0, reached + 1).map((one, place) => (
        <Step key={one} step={one} place={place} current={step}>
          {one === 'who' && <Who onBirthDate={setBirthDate} />}
          {one === 'signIn' && <SignInWay way={way} onWay={setWay} birthDate={birthDate} />}
          {one === 'agree' && <Purposes chosen={purposes} onChange={setPurposes} />}
        </Step>
      ))}
      <div className="flex flex-wrap items-start gap-3">
        <SubmitButton>{t(isLast ? 'form.submit' : 'steps.next')}</SubmitButton>
        {step > 0 && (
          <Button variant="ghost" onClick={() => setStep(step - 1)}>
            {t('steps.back')}
          </Button>
        )}
      </div>
      {isLast && <Accepting by={t('form.accepting')} texts={['terms', 'privacy']} />}
    </Form>
  );
}

interface StepProps {
  step: (typeof STEPS)[number];
  place: number;
  current: number;
  children: ReactNode;
}

/**
 * One step. A new one takes the focus, so that screen readers start at its heading. Later steps keep their values and
 * are not validated.
 */
function Step({ step, place, current, children }: StepProps) {
  const { t } = useTranslation('family');
  const isShown = place === current;
  const heading = useRef<HTMLHeadingElement>(null);
  const wasShown = useRef(place === 0);
  useEffect(() => {
    if (isShown && !wasShown.current) heading.current?.focus();
    wasShown.current = isShown;
  }, [isShown]);
  return (
    <fieldset
      aria-labelledby={`step-${step}`}
      hidden={!isShown}
      disabled={place > current}
      className="space-y-5"
    >
      <h2 id={`step-${step}`} ref={heading} tabIndex={-1} className="text-xl">
        <span className="block font-sans text-sm font-medium text-ink-soft">
          {t('steps.of', { step: place + 1, count: STEPS.length })}
        </span>
        {t(`steps.${step}`)}
      </h2>
      {children}
    </fieldset>
  );
}

function Who({ onBirthDate }: { onBirthDate: (day: string) => void }) {
  const { t } = useTranslation('family');
  return (
    <>
      <FormField name="name" label={t('form.name')} hint={t('form.nameHint')} required>
        <Input autoComplete="off" maxLength={100} />
      </FormField>
      <BirthDateField label={t('form.birthDate')} onAnswer={onBirthDate} />
    </>
  );
}

interface SignInWayProps {
  way: Way;
  onWay: (way: Way) => void;
  birthDate: string;
}

function SignInWay({ way, onWay, birthDate }: SignInWayProps) {
  const { t } = useTranslation('family');
  return (
    <>
      <div role="radiogroup" aria-label={t('form.way')} className="flex flex-wrap gap-2">
        {WAYS.map((one) => (
          <Choice key={one} name="way" value={one} checked={way === one} onChoose={() => onWay(one)}>
            {t(`form.ways.${one}`)}
          </Choice>
        ))}
      </div>
      {way === 'name' ? (
        <FormField name="signInName" label={t('form.signInName')} hint={t('form.signInNameHint')} required>
          <Input autoComplete="off" autoCapitalize="none" spellCheck={false} minLength={3} maxLength={40} />
        </FormField>
      ) : (
        <FormField name="email" label={t('form.email')} required>
          <Input type="email" autoComplete="off" autoCapitalize="none" spellCheck={false} maxLength={254} />
        </FormField>
      )}
      <FirstPassword birthDate={birthDate} way={way} />
    </>
  );
}

/** The guardian chooses a child's password. From 13 on the daughter gets a link and chooses it herself. */
function FirstPassword({ birthDate, way }: { birthDate: string; way: Way }) {
  const { t } = useTranslation('family');
  if (birthDate === '') return null;
  if (isUnder13(birthDate))
    return <NewPasswordField name="password" label={t('form.password')} owner="member" />;
  return <p className="text-ink-soft">{t(`form.link.${way}`)}</p>;
}

interface PurposesProps {
  chosen: readonly Purpose[];
  onChange: (chosen: readonly Purpose[]) => void;
}

function Purposes({ chosen, onChange }: PurposesProps) {
  const { t } = useTranslation('family');
  const toggle = (purpose: Purpose) =>
    onChange(chosen.includes(purpose) ? chosen.filter((one) => one !== purpose) : [...chosen, purpose]);
  return (
    <>
      <p className="text-ink-soft">{t('form.agreeHint')}</p>
      <ul className="mt-2 divide-y divide-line rounded-md border border-line">
        {PURPOSES.map((purpose) => (
          <li key={purpose}>
            <label className="grid min-h-11 cursor-pointer grid-cols-[auto_1fr] gap-x-3 px-4 py-3">
              <input
                type="checkbox"
                checked={chosen.includes(purpose)}
                onChange={() => toggle(purpose)}
                className="row-span-2 mt-0.5 size-5 accent-evergreen"
              />
              <span className="font-semibold">{t(`purposes.${purpose}.name`)}</span>
              <span className="text-sm text-ink-soft">{t(`purposes.${purpose}.text`)}</span>
            </label>
          </li>
        ))}
      </ul>
    </>
  );
}
