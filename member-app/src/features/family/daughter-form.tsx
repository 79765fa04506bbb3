import { useState } from 'react';
import { useTranslation } from 'react-i18next';
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

/** Each purpose is agreed to by itself, and none beforehand. */
export function DaughterForm({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('family');
  const [birthDate, setBirthDate] = useState('');
  const [way, setWay] = useState<Way>('name');
  const [purposes, setPurposes] = useState<readonly Purpose[]>([]);
  const add = useAddDaughter();

  async function submit({ name, birthDate, password, signInName, email }: Values) {
    const daughter: NewDaughter = {
      name,
      birthDate,
      ...(password !== undefined && { password }),
      purposes: [...purposes],
      ...(way === 'name' ? { signInName: signInName! } : { email: email! }),
    };
    await add(daughter);
    onDone();
  }

  return (
    <Form className="space-y-5" onSubmit={submit}>
      <FormField name="name" label={t('form.name')} hint={t('form.nameHint')} required>
        <Input autoComplete="off" maxLength={100} />
      </FormField>
      <BirthDateField label={t('form.birthDate')} onAnswer={setBirthDate} />
      <fieldset>
        <legend className="mb-2 font-semibold">{t('form.way')}</legend>
        <div className="flex flex-wrap gap-2">
          {WAYS.map((one) => (
            <Choice key={one} name="way" value={one} checked={way === one} onChoose={() => setWay(one)}>
              {t(`form.ways.${one}`)}
            </Choice>
          ))}
        </div>
      </fieldset>
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
      <Purposes chosen={purposes} onChange={setPurposes} />
      <SubmitButton>{t('form.submit')}</SubmitButton>
      <Accepting by={t('form.accepting')} texts={['terms', 'privacy']} />
    </Form>
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
    <fieldset>
      <legend className="font-semibold">{t('form.agree')}</legend>
      <p className="text-sm text-ink-soft">{t('form.agreeHint')}</p>
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
    </fieldset>
  );
}
