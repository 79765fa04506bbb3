import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Benefits, Bio, Booking, BookingPage, Hero, Offerings, WhatIs } from '../features/coaching';
import { PageTitle } from '../shared/lib/page-title';

/**
 * The coaching page, or the booked call for an emailed link. The call has no path of its own, which every page would
 * have to load.
 */
export function Component() {
  const { t } = useTranslation('coaching');
  const booking = useSearchParams()[0].get('booking');
  if (booking !== null)
    return (
      <div className="page-width max-w-2xl py-10 lg:py-16">
        <BookingPage token={booking} />
      </div>
    );
  return (
    <>
      <PageTitle>{t('title')}</PageTitle>
      <Hero />
      <WhatIs />
      <Benefits />
      <Bio />
      <Offerings />
      <Booking />
    </>
  );
}
