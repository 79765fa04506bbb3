import { Module } from '@nestjs/common';
import { AuditModule } from '../audit/index.js';
import { EventsController } from './coming/events.controller.js';
import { EventsQueries } from './coming/events.queries.js';
import { LeavingService } from './coming/leaving.service.js';
import { PlacesService } from './coming/places.service.js';
import { EventReadersService } from './coming/event-readers.service.js';
import { RsvpsController } from './coming/rsvps.controller.js';
import { RsvpsService } from './coming/rsvps.service.js';
import { EventDetailsQueries } from './event-details.queries.js';
import { OnGroupLeft } from './coming/on-group-left.js';
import { PersonalDataService } from './coming/personal-data.service.js';
import { CoachEventsController } from './planning/coach-events.controller.js';
import { CoachEventsQueries } from './planning/coach-events.queries.js';
import { EventCallsService } from './planning/event-calls.service.js';
import { EventPlansService } from './planning/event-plans.service.js';
import { GuestNewsService } from './planning/guest-news.service.js';
import { SeriesService } from './planning/series.service.js';
import { RemindJob } from './reminders/remind.job.js';

@Module({
  imports: [AuditModule],
  controllers: [EventsController, RsvpsController, CoachEventsController],
  providers: [
    EventReadersService,
    EventsQueries,
    RsvpsService,
    PlacesService,
    LeavingService,
    CoachEventsQueries,
    EventPlansService,
    EventCallsService,
    SeriesService,
    GuestNewsService,
    RemindJob,
    EventDetailsQueries,
    PersonalDataService,
    OnGroupLeft,
  ],
  exports: [EventDetailsQueries],
})
export class CommunityEventsModule {}
