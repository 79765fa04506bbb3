import { Inject, Injectable } from '@nestjs/common';
import { Clock } from '../../kernel/clock.js';
import type { Config } from '../../platform/config/config.js';
import { CONFIG } from '../../platform/config/config.module.js';
import { Database } from '../../platform/database/database.js';
import type { RowOf } from '../../platform/database/published-view.js';
import type { coachCalendar } from '../business/index.js';
import {
  BookingLinksService,
  type CallDetails,
  CallDetailsQueries,
  calendarEntry,
} from '../coaching/index.js';
import { PublishedSiteService } from '../site/index.js';
import {
  callBooked,
  type Call,
  callCancelled,
  callConfirmed,
  callToConfirm,
  callWithdrawn,
} from './call-letters.js';
import { callTime } from './call-time.js';
import type { Written } from './written.js';

/** Where the coach sees who has booked. */
const CALLS = '/creator/coaching';

/** Where visitors choose a time. */
const COACHING = '/coaching';

type Coach = { name: string; email: string };

/** The mails about calls with the coach. None is written of a call that has come to another state meanwhile. */
@Injectable()
export class CallMailsService {
  constructor(
    @Inject(CONFIG) private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly calls: CallDetailsQueries,
    private readonly links: BookingLinksService,
    private readonly site: PublishedSiteService,
  ) {}

  async toConfirm(bookingId: string): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'unconfirmed' || call.heldUntil === null || call.heldUntil <= this.clock.now())
      return undefined;
    const until = callTime(call.heldUntil, call.timeZone);
    const url = await this.links.newLink(bookingId);
    return { to: call.email, letter: callToConfirm(call.name, await this.told(call), until, url) };
  }

  async confirmed(bookingId: string): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed') return undefined;
    const [told, url] = [await this.told(call), await this.links.newLink(bookingId)];
    return this.toCaller(call, { to: call.email, letter: callConfirmed(call.name, told, url) });
  }

  async cancelled(bookingId: string): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    const letter = callCancelled(call.name, await this.told(call), call.cancelReason, this.url(COACHING));
    return this.toCaller(call, { to: call.email, letter });
  }

  async booked(bookingId: string, coach: Coach): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'confirmed') return undefined;
    const letter = callBooked(
      coach.name,
      await this.told(call, await this.coachZone()),
      call,
      this.url(CALLS),
    );
    return { to: coach.email, replyTo: call.email, letter, calendar: this.entry(call, coach) };
  }

  async withdrawn(bookingId: string, coach: Coach): Promise<Written | undefined> {
    const call = await this.calls.find(bookingId);
    if (call?.state !== 'cancelled') return undefined;
    const letter = callWithdrawn(
      coach.name,
      await this.told(call, await this.coachZone()),
      call,
      this.url(CALLS),
    );
    return { to: coach.email, replyTo: call.email, letter, calendar: this.entry(call, coach) };
  }

  /** With the entry for the calendar; answers go to the coach. */
  private async toCaller(call: CallDetails, written: Written): Promise<Written> {
    const { coach } = await this.site.site();
    return { ...written, replyTo: coach.email, calendar: this.entry(call, coach) };
  }

  private entry(call: CallDetails, organizer: Coach): NonNullable<Written['calendar']> {
    const isCancelled = call.state === 'cancelled';
    const content = calendarEntry({
      ...{ uid: call.sessionId, sequence: call.calendarSequence, isCancelled, writtenAt: this.clock.now() },
      ...{
        startsAt: call.startsAt,
        endsAt: call.endsAt,
        title: `${call.title}: ${organizer.name} and ${call.name}`,
      },
      description: call.meetingLink === null ? call.title : `${call.title}\n${call.meetingLink}`,
      meetingLink: call.meetingLink,
      organizer: { name: organizer.name, email: organizer.email },
      attendee: { name: call.name, email: call.email },
    });
    return { method: isCancelled ? 'CANCEL' : 'REQUEST', content };
  }

  private async told(call: CallDetails, timeZone = call.timeZone): Promise<Call> {
    const { coach } = await this.site.site();
    const { title, startsAt, meetingLink } = call;
    return { title, when: callTime(startsAt, timeZone), coach: coach.name, meetingLink };
  }

  private async coachZone(): Promise<string> {
    const row = await this.database.one<RowOf<typeof coachCalendar>>(
      'select time_zone as "timeZone" from coach_calendar',
    );
    return row!.timeZone;
  }

  private url(path: string): string {
    return `${this.config.publicUrl}${path}`;
  }
}
