import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRefusal } from '../../shared/api/refusal';
import { ownTimeZone } from '../../shared/lib/days';
import { formatTime, formatWeekday } from '../../shared/lib/format';
import { intakeOf, type Question } from '../../shared/lib/intake';
import { Alert } from '../../shared/ui/alert';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Input, Textarea } from '../../shared/ui/input';
import { IntakeFields } from '../../shared/ui/intake';
import { OpenTimes } from '../../shared/ui/open-times';
import { type Offering, type Slot, useAskFor, useSlots } from './api';

function bringIntoView(element: HTMLElement | null): void {
  element?.focus({ preventScroll: true });
  element?.scrollIntoView({ block: 'center' });
}

/** Free times by day and hour, in the reader's own time zone; then the person's details. */
export function Calendar({ offering }: { offering: Offering }) {
  const { t } = useTranslation('calendar');
  const times = useSlots(offering);
  const ask = useAskFor(offering);
  const [chosen, choose] = useState<Slot | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const timeZone = ownTimeZone();

  if (sentTo !== null && chosen)
    return (
      // the previous form was taller than a screen, and its button had the focus
      <div ref={bringIntoView} tabIndex={-1}>
        <Alert tone="success" title={t('sent')}>
          {t('sentText', {
            email: sentTo,
            day: formatWeekday(chosen.startsAt, timeZone),
            time: formatTime(chosen.startsAt, timeZone),
          })}
        </Alert>
      </div>
    );
  const isGone = isRefusal(ask.error, 'slot_taken') || isRefusal(ask.error, 'too_late');
  return (
    <div className="space-y-6">
      {isGone && !chosen && (
        <Alert tone="danger" title={t('gone')}>
          {t('goneText')}
        </Alert>
      )}
      <OpenTimes times={times} chosen={chosen} choose={choose} />
      {chosen && (
        <CallerForm
          when={`${formatWeekday(chosen.startsAt, timeZone)}, ${formatTime(chosen.startsAt, timeZone)}`}
          questions={offering.questions}
          onSubmit={async ({ name, email, note, ...values }) => {
            try {
              await ask.mutateAsync({
                startsAt: chosen.startsAt,
                name,
                email,
                timeZone,
                note: note.trim() || null,
                ...intakeOf(offering.questions, values),
              });
            } catch (error) {
              if (!isRefusal(error, 'slot_taken') && !isRefusal(error, 'too_late')) throw error;
              return choose(null);
            }
            setSentTo(email);
          }}
        />
      )}
    </div>
  );
}

interface Words extends Record<string, string> {
  name: string;
  email: string;
  note: string;
}

interface Props {
  when: string;
  questions: readonly Question[];
  onSubmit: (words: Words) => Promise<void>;
}

const CallerForm = ({ when, questions, onSubmit }: Props) => {
  const { t } = useTranslation('calendar');
  return (
    <Form<Words> onSubmit={onSubmit} className="space-y-5 border-t border-line pt-6">
      <p className="font-serif text-xl">{when}</p>
      <FormField name="name" label={t('name')} required>
        <Input maxLength={100} autoComplete="name" />
      </FormField>
      <FormField name="email" label={t('email')} hint={t('emailHint')} required>
        <Input type="email" maxLength={254} autoComplete="email" />
      </FormField>
      <IntakeFields questions={questions} />
      <FormField name="note" label={t('note')} hint={t('noteHint')}>
        <Textarea maxLength={1000} />
      </FormField>
      <SubmitButton>{t('ask')}</SubmitButton>
    </Form>
  );
};
