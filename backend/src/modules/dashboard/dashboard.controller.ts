import { Get, Query } from '@nestjs/common';
import type { Language } from '../../kernel/languages.js';
import { ReaderLanguage } from '../../platform/http/accept-language.js';
import { Answers, AnswersPage, Summary } from '../../platform/http/answers.js';
import type { SignedIn } from '../../platform/security/actor.js';
import { Me } from '../../platform/security/current-actor.js';
import { MemberController } from '../../platform/security/controllers.js';
import { ActivityQuery, ActivityResponse } from './activity.dto.js';
import { ActivityQueries } from './activity.queries.js';
import { CalendarEntryResponse, CalendarQuery } from './calendar.dto.js';
import { CalendarQueries } from './calendar.queries.js';
import { OverviewResponse } from './overview.dto.js';
import { OverviewQueries } from './overview.queries.js';

@MemberController('me', { tag: 'Dashboard', area: 'learning' })
export class DashboardController {
  constructor(
    private readonly overviews: OverviewQueries,
    private readonly activities: ActivityQueries,
    private readonly calendars: CalendarQueries,
  ) {}

  @Get('overview')
  @Summary('Get the member’s courses to continue, appointments and figures, and the latest announcement')
  @Answers(OverviewResponse)
  overview(@Me() me: SignedIn, @ReaderLanguage() language: Language) {
    return this.overviews.of(me, language);
  }

  @Get('activity')
  @Summary('List the member’s recent activity, newest first')
  @AnswersPage(ActivityResponse)
  activity(
    @Me() { accountId }: SignedIn,
    @ReaderLanguage() language: Language,
    @Query() query: ActivityQuery,
  ) {
    return this.activities.of(accountId, language, query);
  }

  @Get('calendar')
  @Summary(
    'List the member’s calendar: booked sessions, waiting lists and modules that unlock by date, in order',
  )
  @Answers([CalendarEntryResponse])
  calendar(
    @Me() { accountId }: SignedIn,
    @ReaderLanguage() language: Language,
    @Query() period: CalendarQuery,
  ) {
    return this.calendars.of(accountId, language, period);
  }
}
