import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isRefusal, refusalSentence } from '../../shared/api/refusal';
import { ownTimeZone } from '../../shared/lib/days';
import { intakeOf } from '../../shared/lib/intake';
import { paths } from '../../shared/lib/paths';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink } from '../../shared/ui/button';
import { Form, FormField, SubmitButton } from '../../shared/ui/form';
import { Textarea } from '../../shared/ui/input';
import { IntakeFields } from '../../shared/ui/intake';
import { NotLoaded, Skeletons } from '../../shared/ui/loading';
import { When } from '../../shared/ui/when';
import {
  type Booking,
  expiryOf,
  type Offering,
  priceOf,
  type Slot,
  useBook,
  useHoldTime,
  useOfferings,
} from './api';
import { GroupDates } from './group-dates';
import { OfferingChoice } from './offering-choice';
import { Packages } from './packages';
import { SessionTimes } from './session-times';
import { useSingle } from './use-single';
import { WhatItTakes } from './what-it-takes';

/** What, when, and what it is about; then it is booked. `sessionsPath`: where the member's sessions stand. */
export function BookSession({ sessionsPath }: { sessionsPath: string }) {
  const { t } = useTranslation('sessions');
  const query = useOfferings();
  const { data: offerings } = query;
  // a mail names the offering in whose dates a place is free
  const [id, setId] = useState(useSearchParams()[0].get('offering'));
  const [booked, setBooked] = useState<Booking | null>(null);
  if (!offerings)
    return (
      <NotLoaded
        query={query}
        skeleton={
          <Skeletons
            label={t('loadingOfferings')}
            of={['h-40 rounded-lg', 'h-40 rounded-lg']}
            className="mt-8 grid gap-4 sm:grid-cols-2"
          />
        }
      />
    );
  if (offerings.length === 0) return <p className="mt-8 max-w-prose">{t('nothingOffered')}</p>;
  if (booked)
    return <Booked booking={booked} sessionsPath={sessionsPath} onAnother={() => setBooked(null)} />;
  const chosen = offerings.length === 1 ? offerings[0] : offerings.find((offering) => offering.id === id);
  return (
    <div className="mt-8 space-y-8">
      <OfferingChoice offerings={offerings} chosen={chosen} choose={setId} />
      <div className="max-w-4xl">
        {chosen?.isGroup && <GroupDates key={chosen.id} offering={chosen} onBooked={setBooked} />}
        {chosen && !chosen.isGroup && <Times key={chosen.id} offering={chosen} onBooked={setBooked} />}
      </div>
    </div>
  );
}

/** Free times, booked with a session or paid for one by one; or what brings sessions when neither can be. */
function Times({ offering, onBooked }: { offering: Offering; onBooked: (booking: Booking) => void }) {
  const { t } = useTranslation(['sessions', 'calendar']);
  const book = useBook(offering.id);
  const hold = useHoldTime(offering.id);
  const navigate = useNavigate();
  const [slot, choose] = useState<Slot | null>(null);
  const single = useSingle(offering);
  if (offering.needsCredit && offering.creditsLeft === 0 && !single) return <Packages offering={offering} />;
  const { error } = single ? hold : book;
  const isGone = isRefusal(error, 'slot_taken') || isRefusal(error, 'too_late');
  return (
    <section
      aria-label={offering.title}
      className="space-y-6 rounded-lg border border-line bg-surface p-6 sm:p-8"
    >
      {isGone && !slot && (
        <Alert tone="danger" title={t('calendar:gone')}>
          {refusalSentence(error)}
        </Alert>
      )}
      <SessionTimes offeringId={offering.id} until={expiryOf(single)} chosen={slot} choose={choose} />
      {slot && (
        <Form<Record<'note', string> & Record<string, string>>
          className="space-y-5 border-t border-line pt-6"
          onSubmit={async ({ note, ...values }) => {
            try {
              const wish = {
                startsAt: slot.startsAt,
                note: note.trim() || null,
                timeZone: ownTimeZone(),
                ...intakeOf(offering.questions, values),
              };
              if (single) {
                await hold.mutateAsync({ ...wish, productId: single.productId });
                await navigate(paths.checkout);
              } else onBooked(await book.mutateAsync(wish));
            } catch (refusal) {
              if (!isRefusal(refusal, 'slot_taken') && !isRefusal(refusal, 'too_late')) throw refusal;
              choose(null);
            }
          }}
        >
          <div>
            <When {...slot} />
          </div>
          <IntakeFields questions={offering.questions} />
          <FormField name="note" label={t('note')} hint={t('noteHint')}>
            <Textarea maxLength={1000} />
          </FormField>
          <WhatItTakes offering={offering} />
          <SubmitButton>{single ? t('pay', { price: priceOf(single) }) : t('confirm')}</SubmitButton>
        </Form>
      )}
      {single && <Packages offering={offering} beside={single} />}
    </section>
  );
}

interface BookedProps {
  booking: Booking;
  sessionsPath: string;
  onAnother: () => void;
}

/** Takes the place of the form, which was longer: whoever booked is brought to it. */
function Booked({ booking, sessionsPath, onAnother }: BookedProps) {
  const { t } = useTranslation('sessions');
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label={t('booked')} className="mt-8 max-w-2xl scroll-mt-32">
      <Alert tone="success" title={t('booked')}>
        <p className="mt-1 font-semibold wrap-anywhere">{booking.title}</p>
        <When {...booking} />
        <p className="mt-2">{t('bookedText')}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={sessionsPath}>{t('see')}</ButtonLink>
          <Button variant="ghost" onClick={onAnother}>
            {t('another')}
          </Button>
        </div>
      </Alert>
    </section>
  );
}
