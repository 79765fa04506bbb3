import { Module } from '@nestjs/common';
import { OutsideModule } from '../../platform/outside/outside.module.js';
import { SecurityModule } from '../../platform/security/security.module.js';
import { AuditModule } from '../audit/index.js';
import { MediaModule } from '../media/index.js';
import { CartModule } from '../cart/index.js';
import { CatalogModule } from '../catalog/index.js';
import { SiteModule } from '../site/index.js';
import { BookingLinksService } from './bookings/booking-links.service.js';
import { CoachBookingsService } from './bookings/coach-bookings.service.js';
import { LinkedBookingService } from './bookings/linked-booking.service.js';
import { CancellationsService } from './bookings/cancellations.service.js';
import { CoachTimeService } from './bookings/coach-time.service.js';
import { BookingsQueries } from './bookings/bookings.queries.js';
import { CallDetailsQueries } from './bookings/call-details.queries.js';
import { CoachBookingsController } from './bookings/coach-bookings.controller.js';
import { PublicBookingsController } from './bookings/public-bookings.controller.js';
import { SessionsService } from './bookings/sessions.service.js';
import { SessionMovesService } from './bookings/session-moves.service.js';
import { SessionFilesService } from './bookings/session-files.service.js';
import { SweepRequestsJob } from './bookings/sweep-requests.job.js';
import { CoachCalendarController } from './calendar/coach-calendar.controller.js';
import { CoachCalendarQueries } from './calendar/coach-calendar.queries.js';
import { TimeOffService } from './calendar/time-off.service.js';
import { OnPlacesFreed } from './workshops/on-places-freed.js';
import { CreditsService } from './crediting/credits.service.js';
import { OfferingArchiveController, OfferingsController } from './crediting/offerings.controller.js';
import { OfferingsService } from './crediting/offerings.service.js';
import { OfferingPricesService } from './crediting/offering-prices.service.js';
import { OnSales } from './crediting/on-sales.js';
import { OnSubscriptions } from './crediting/on-subscriptions.js';
import { PaidTimesService } from './crediting/paid-times.service.js';
import { PackagesController, StudentCreditsController } from './crediting/packages.controller.js';
import { PackagesService } from './crediting/packages.service.js';
import { StudentCreditsService } from './crediting/student-credits.service.js';
import { BookingsOnBehalfController } from './members/bookings-on-behalf.controller.js';
import { BookingsOnBehalfService } from './members/bookings-on-behalf.service.js';
import { HoldAgainController, HoldsController } from './holding-again/hold-again.controller.js';
import { MemberBookingsService } from './members/member-bookings.service.js';
import { PlacesService } from './members/places.service.js';
import { CalendarFeedQueries } from './feeds/calendar-feed.queries.js';
import { CalendarFeedsController } from './feeds/calendar-feeds.controller.js';
import { CalendarFeedsService } from './feeds/calendar-feeds.service.js';
import { MemberBookingsQueries } from './members/member-bookings.queries.js';
import { MemberCoachingController } from './members/member-coaching.controller.js';
import { MemberOfferingsQueries } from './members/member-offerings.queries.js';
import { FreeTimesQueries } from './offerings/free-times.queries.js';
import { CalendlyController, PublicOfferingsController } from './offerings/public-offerings.controller.js';
import { OfferingsQueries } from './offerings/offerings.queries.js';
import { PublicOfferingsQueries } from './offerings/public-offerings.queries.js';
import { OnAccountChanges } from './feeds/on-account-changes.js';
import { RemindJob } from './reminders/remind.job.js';
import { RemindersService } from './reminders/reminders.service.js';
import { CoachWorkshopsController } from './workshops/coach-workshops.controller.js';
import { MemberWorkshopsController } from './workshops/member-workshops.controller.js';
import { OfferedPlacesQueries } from './workshops/offered-places.queries.js';
import { CompanionsService } from './workshops/companions.service.js';
import { WaitingListService } from './workshops/waiting-list.service.js';
import { WorkshopDatesQueries } from './workshops/workshop-dates.queries.js';
import { WorkshopDatesService } from './workshops/workshop-dates.service.js';
import { WorkshopPlacesService } from './workshops/workshop-places.service.js';
import { BusyCalendarsController } from './busy/busy-calendars.controller.js';
import { BusyCalendarsQueries } from './busy/busy-calendars.queries.js';
import { BusyCalendarsService } from './busy/busy-calendars.service.js';
import { CalendarReadingService } from './busy/calendar-reading.service.js';
import { PersonalDataService } from './personal-data.service.js';
import { HoldAgainService } from './holding-again/hold-again.service.js';
import { CoachingMediaUseQueries } from './coaching-media-use.queries.js';
import { WordsOfCallsQueries } from './words-of-calls.queries.js';

@Module({
  imports: [AuditModule, CartModule, CatalogModule, OutsideModule, SecurityModule, SiteModule, MediaModule],
  controllers: [
    CalendlyController,
    PublicOfferingsController,
    PublicBookingsController,
    OfferingsController,
    CoachBookingsController,
    BookingsOnBehalfController,
    CalendarFeedsController,
    MemberCoachingController,
    HoldsController,
    HoldAgainController,
    OfferingArchiveController,
    PackagesController,
    StudentCreditsController,
    CoachWorkshopsController,
    MemberWorkshopsController,
    CoachCalendarController,
    BusyCalendarsController,
  ],
  providers: [
    FreeTimesQueries,
    PublicOfferingsQueries,
    CoachTimeService,
    CancellationsService,
    CompanionsService,
    OnPlacesFreed,
    OfferingsQueries,
    OfferingsService,
    BookingLinksService,
    LinkedBookingService,
    SessionsService,
    SessionMovesService,
    BookingsQueries,
    CoachBookingsService,
    CallDetailsQueries,
    CreditsService,
    OfferingPricesService,
    PackagesService,
    StudentCreditsService,
    PaidTimesService,
    OnSales,
    OnSubscriptions,
    HoldAgainService,
    MemberOfferingsQueries,
    MemberBookingsQueries,
    MemberBookingsService,
    PlacesService,
    CalendarFeedsService,
    CalendarFeedQueries,
    BookingsOnBehalfService,
    WorkshopDatesQueries,
    WorkshopDatesService,
    WorkshopPlacesService,
    WaitingListService,
    OfferedPlacesQueries,
    RemindJob,
    RemindersService,
    SweepRequestsJob,
    CalendarReadingService,
    BusyCalendarsService,
    BusyCalendarsQueries,
    PersonalDataService,
    WordsOfCallsQueries,
    SessionFilesService,
    CoachingMediaUseQueries,
    OnAccountChanges,
    CoachCalendarQueries,
    TimeOffService,
  ],
  exports: [BookingLinksService, CallDetailsQueries, OfferedPlacesQueries, RemindersService],
})
export class CoachingModule {}
