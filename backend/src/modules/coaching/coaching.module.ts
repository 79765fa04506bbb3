import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SecurityModule } from '../../platform/security/security.module.js';
import { AuditModule } from '../audit/index.js';
import { BookingLinksService } from './bookings/booking-links.service.js';
import { BookingRecordsService } from './bookings/booking-records.service.js';
import { BookingRequestsService } from './bookings/booking-requests.service.js';
import { BookingsQueries } from './bookings/bookings.queries.js';
import { CallDetailsQueries } from './bookings/call-details.queries.js';
import { CoachBookingsController } from './bookings/coach-bookings.controller.js';
import { CoachBookingsService } from './bookings/coach-bookings.service.js';
import { LinkedBookingService } from './bookings/linked-booking.service.js';
import { PublicBookingsController } from './bookings/public-bookings.controller.js';
import { SessionMovesService } from './bookings/session-moves.service.js';
import { SessionsService } from './bookings/sessions.service.js';
import { SweepRequestsJob } from './bookings/sweep-requests.job.js';
import { coachingEntities } from './coaching.entities.js';
import { OfferingsController } from './offerings/offerings.controller.js';
import { OfferingsQueries } from './offerings/offerings.queries.js';
import { OfferingsService } from './offerings/offerings.service.js';
import { PublicOfferingsController } from './offerings/public-offerings.controller.js';
import { PublicOfferingsQueries } from './offerings/public-offerings.queries.js';
import { OnMemberErased } from './on-member-erased.js';
import { PersonalDataQueries } from './personal-data.queries.js';

@Module({
  imports: [TypeOrmModule.forFeature(coachingEntities), AuditModule, SecurityModule],
  controllers: [
    PublicOfferingsController,
    PublicBookingsController,
    OfferingsController,
    CoachBookingsController,
  ],
  providers: [
    PublicOfferingsQueries,
    OfferingsQueries,
    OfferingsService,
    BookingRequestsService,
    BookingLinksService,
    LinkedBookingService,
    SessionsService,
    SessionMovesService,
    BookingRecordsService,
    BookingsQueries,
    CoachBookingsService,
    CallDetailsQueries,
    SweepRequestsJob,
    PersonalDataQueries,
    OnMemberErased,
  ],
  exports: [BookingLinksService, CallDetailsQueries],
})
export class CoachingModule {}
