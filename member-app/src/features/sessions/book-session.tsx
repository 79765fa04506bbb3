import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { isRefusal, refusalSentence } from '../../shared/api/refusal';
import { ownTimeZone } from '../../shared/lib/days';
import { intakeOf } from '../../shared/lib/intake';
import { paths } from '../../shared/lib/paths';
import { useCoach } from '../../shared/site/site';
import { Alert } from '../../shared/ui/alert';
import { Button, ButtonLink, buttonStyle } from '../../shared/ui/button';
import { EmptyState } from '../../shared/ui/empty-state';
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
import { costOf, OfferingList } from './offering-list';
import { Packages } from './packages';
import { SessionTimes } from './session-times';
import { useSingle } from './use-single';
import { WhatItTakes } from './what-it-takes';

/**
 * Books a session in steps, each with its own URL: offering, time and topic. `sessionsPath`: URL of the member's
 * sessions.
 */
export function BookSession({ sessionsPath }: { sessionsPath: string }) {
  const { t } = useTranslation('sessions');
  const query = useOfferings();
  const { data: offerings } = query;
  const [search, setSearch] = useSearchParams();
  const id = search.get('offering');
  const heading = useHeadingOf(id);
  const [booked, setBooked] = useState<Booking | null>(null);
  if (!offerings)
    return (
      <NotLoaded
        query={query}
        skeleton={
          <Skeletons
            label={t('loadingOfferings')}
            of={['h-8 w-56', 'mt-4 h-64 rounded-lg']}
            className="mt-6 max-w-4xl"
          />
        }
      />
    );
  if (offerings.length === 0) return <NothingOffered />;
  if (booked)
    return (
      <Booked
        booking={booked}
        sessionsPath={sessionsPath}
        onAnother={() => {
          setSearch({});
          setBooked(null);
        }}
      />
    );
  const chosen = offerings.length === 1 ? offerings[0] : offerings.find((offering) => offering.id === id);
  if (!chosen)
    return (
      <section aria-labelledby="what" className="mt-6 max-w-4xl">
        <h2 id="what" ref={heading} tabIndex={-1} className="mb-4 text-2xl">
          {t('what')}
        </h2>
        <OfferingList offerings={offerings} />
      </section>
    );
  const Dates = chosen.isGroup ? GroupDates : Times;
  return (
    <div className="mt-6 max-w-4xl space-y-5">
      <Chosen offering={chosen} heading={heading} isOnly={offerings.length === 1} />
      <Dates key={chosen.id} offering={chosen} onBooked={setBooked} />
    </div>
  );
}

/** Heading of the step, which gets the focus when another offering is chosen on the page. */
function useHeadingOf(id: string | null) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(id);
  useEffect(() => {
    if (shown.current !== id) heading.current?.focus();
    shown.current = id;
  }, [id]);
  return heading;
}

interface ChosenProps {
  offering: Offering;
  heading: RefObject<HTMLHeadingElement | null>;
  /** True if there is no other offering to choose. */
  isOnly: boolean;
}

function Chosen({ offering, heading, isOnly }: ChosenProps) {
  const { t } = useTranslation('sessions');
  return (
    <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
      <div className="min-w-0">
        <h2 ref={heading} tabIndex={-1} className="scroll-mt-32 text-2xl wrap-anywhere">
          {offering.title}
        </h2>
        <p className="mt-1 text-ink-soft">
          {t('minutes', { count: offering.durationSeconds / 60 })} · {costOf(offering)}
        </p>
      </div>
      {!isOnly && (
        <ButtonLink to={{ search: '' }} variant="link">
          {t('change')}
        </ButtonLink>
      )}
    </div>
  );
}

function NothingOffered() {
  const { t } = useTranslation('sessions');
  const { email } = useCoach();
  return (
    <EmptyState
      picture="cups"
      title={t('nothingOffered.title')}
      description={t('nothingOffered.text')}
      action={
        <>
          <ButtonLink to={paths.coaching}>{t('nothingOffered.coaching')}</ButtonLink>
          <a href={`mailto:${email}`} className={buttonStyle({ variant: 'secondary' })}>
            {t('write')}
          </a>
        </>
      }
    />
  );
}

/**
 * Free times, booked with a session or paid for one by one; or the products that bring sessions, if neither is
 * possible.
 */
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

/** Replaces the longer form, so it scrolls into view. */
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
