import Mail from 'lucide-react/icons/mail';
import { useTranslation } from 'react-i18next';
import { CalendlyOffer } from '../../shared/calendly/calendly-offer';
import { useSite, useSiteLang } from '../../shared/site/site';
import { buttonStyle } from '../../shared/ui/button';
import { Illustration } from '../../shared/ui/illustration';
import { Skeleton } from '../../shared/ui/loading';
import { i18n } from '../../shared/words/i18n';
import { useOfferings } from './api';
import { Calendar } from './calendar';

/** Anchor of the booking buttons. */
export const bookingId = 'discovery-call';

/** The free 30-minute call: visitors choose a time here, without an account. */
export const Booking = () => (useSite().coaching.booking.isShown ? <BookingSection /> : null);

/** Section that reaches down to the footer, without the page's bottom margin. */
function BookingSection() {
  const { t } = useTranslation('calendar');
  const { booking } = useSite().coaching;
  const lang = useSiteLang('coaching.booking');
  const { data: offerings, isPending } = useOfferings();
  const offering = offerings?.[0];
  return (
    <section className="-mb-16 border-t border-line bg-evergreen-soft lg:-mb-24">
      <div className="page-width grid gap-x-20 gap-y-5 pt-8 pb-8 lg:grid-cols-[1fr_1.1fr] lg:py-24">
        <div>
          <p lang={lang('eyebrow')} className="eyebrow">
            {booking.eyebrow}
          </p>
          <h2 id={bookingId} tabIndex={-1} lang={lang('title')} className="mt-2 text-3xl sm:text-4xl">
            {booking.title}
          </h2>
          <p lang={lang('lead')} className="mt-3 max-sm:leading-6 lg:text-lg">
            {booking.lead}
          </p>
          <h3 lang={lang('pointsTitle')} className="mt-4 font-sans text-base font-semibold tracking-normal">
            {booking.pointsTitle}
          </h3>
          <ol lang={lang('points')} className="mt-3 space-y-2">
            {booking.points.map((point, index) => (
              <li key={point} className="flex gap-4 max-sm:text-sm">
                <span aria-hidden className="w-3 shrink-0 text-center font-serif text-xl leading-7 text-clay">
                  {index + 1}
                </span>
                {point}
              </li>
            ))}
          </ol>
        </div>
        <div className="self-start">
          <div className="rounded-lg border border-line bg-surface p-5 sm:p-9">
            {offering ? (
              <>
                <h3 className="mb-4 text-2xl">{t('title')}</h3>
                <Calendar offering={offering} />
              </>
            ) : isPending ? (
              <Skeleton className="h-64 rounded-lg" />
            ) : (
              <ByMail />
            )}
          </div>
          <CalendlyOffer className="mt-6" />
        </div>
      </div>
    </section>
  );
}

/** Shown until the coach has set hours: times are arranged by email. */
function ByMail() {
  const { t } = useTranslation('coaching');
  const { coach, coaching } = useSite();
  const { booking } = coaching;
  const lang = useSiteLang('coaching.booking');
  return (
    <>
      <Illustration name="letter" className="w-32 text-evergreen" />
      <h3 lang={lang('howTitle')} className="mt-4 text-2xl">
        {booking.howTitle}
      </h3>
      <p lang={lang('how')} className="mt-3 text-ink-soft">
        {booking.how}
      </p>
      <div className="mt-7 flex flex-wrap items-center gap-x-4 gap-y-3">
        <a href={invitationTo(coach)} className={buttonStyle({ size: 'lg', className: 'max-sm:w-full' })}>
          <Mail aria-hidden />
          {t('booking.write', { coach: coach.firstName })}
        </a>
        <p className="text-ink-soft">
          {t('booking.or')}{' '}
          <a
            href={`mailto:${coach.email}`}
            className="font-semibold text-evergreen underline decoration-1 underline-offset-4 hover:decoration-2"
          >
            {coach.email}
          </a>
        </p>
      </div>
      <p lang={lang('privacy')} className="mt-5 text-sm text-ink-soft">
        {booking.privacy}
      </p>
    </>
  );
}

/**
 * Prepares an email to the coach as a mailto address. Mail programs expect %20 and CRLF (RFC 6068), not the plus signs
 * of web forms.
 */
function invitationTo({ email, firstName }: { email: string; firstName: string }): string {
  const letter = i18n.t('coaching:booking.letter', { coach: firstName }).replaceAll('\n', '\r\n');
  const subject = i18n.t('coaching:booking.subject');
  return `mailto:${email}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(letter)}`;
}
