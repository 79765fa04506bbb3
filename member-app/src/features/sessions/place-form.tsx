import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { isRefusal, refusalSentence } from '../../shared/api/refusal';
import { ownTimeZone } from '../../shared/lib/days';
import { intakeOf } from '../../shared/lib/intake';
import { paths } from '../../shared/lib/paths';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input, Select, Textarea } from '../../shared/ui/input';
import { IntakeFields } from '../../shared/ui/intake';
import { When } from '../../shared/ui/when';
import { useSession } from '../session';
import {
  type Booking,
  type GroupDate,
  type Offering,
  priceOf,
  singleOf,
  useHoldPlace,
  useTakePlace,
} from './api';
import { WhatItTakes } from './what-it-takes';

interface Props {
  offering: Offering;
  date: GroupDate;
  onBooked: (booking: Booking) => void;
  /** Called with the reason, as a sentence, if the spot is taken or the date is over. */
  onGone: (why: string) => void;
}

/** Fields of the form. A spot for two has either the companion's name or a daughter's id. */
type Fields = Record<string, string> & { note: string; companion?: string; companionId?: string };

/** Asks for the companion and the topic, then books the spot, or holds it for the payment. The form takes the focus. */
export function PlaceForm({ offering, date, onBooked, onGone }: Props) {
  const { t } = useTranslation('sessions');
  const { isForPairs } = offering;
  const single = singleOf(offering);
  const take = useTakePlace();
  const hold = useHoldPlace();
  const navigate = useNavigate();
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  const submit = async ({ companion, companionId, note, ...values }: Fields) => {
    const wish = {
      note: note.trim() || null,
      timeZone: ownTimeZone(),
      companion: companion?.trim() ?? null,
      companionId: companionId || null,
      ...intakeOf(offering.questions, values),
    };
    try {
      if (single) {
        await hold.mutateAsync({ id: date.id, wish: { ...wish, productId: single.productId } });
        await navigate(paths.checkout);
      } else onBooked(await take.mutateAsync({ id: date.id, wish }));
    } catch (error) {
      if (!isRefusal(error, 'full') && !isRefusal(error, 'too_late')) throw error;
      onGone(refusalSentence(error));
    }
  };
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={t('dates.confirm')}
      className="scroll-mt-32 rounded-lg border border-line bg-surface p-6 sm:p-8"
    >
      <Form<Fields> className="space-y-5" onSubmit={submit}>
        <div>
          <When {...date} />
        </div>
        {isForPairs && <CompanionFields />}
        <IntakeFields questions={offering.questions} />
        <FormField name="note" label={t('note')} hint={t('noteHint')}>
          <Textarea maxLength={1000} />
        </FormField>
        <WhatItTakes offering={offering} />
        <SubmitButton>{single ? t('pay', { price: priceOf(single) }) : t('dates.confirm')}</SubmitButton>
      </Form>
    </section>
  );
}

/** Companion for a session for two: one of the member's daughters, or a first name. */
function CompanionFields() {
  const { t } = useTranslation('sessions');
  const { data: member } = useSession();
  const wards = member?.wards ?? [];
  const [chosen, choose] = useState<string>();
  const wardId = chosen ?? wards[0]?.id ?? '';
  return (
    <>
      {wards.length > 0 && (
        <FormField name="companionId" label={t('companion')}>
          <Select value={wardId} onChange={({ target }) => choose(target.value)}>
            {wards.map(({ id, name }) => (
              <option key={id} value={id}>
                {name.split(' ')[0]}
              </option>
            ))}
            <option value="">{t('companionOther')}</option>
          </Select>
        </FormField>
      )}
      {wardId === '' && (
        <FormField
          name="companion"
          label={wards.length > 0 ? t('companionName') : t('companion')}
          hint={t('companionHint')}
          required
        >
          <Input maxLength={100} autoComplete="off" />
        </FormField>
      )}
    </>
  );
}
