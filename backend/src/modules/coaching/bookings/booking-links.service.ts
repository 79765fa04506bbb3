import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { hashOfSecret, newSecret } from '../../../kernel/ids.js';
import { SiteUrl } from '../../../platform/config/config.module.js';
import { Database } from '../../../platform/database/database.js';
import { CoachingBookingLink } from './booking.entity.js';

/** Links that show, confirm and cancel a booking. Each email has its own, and all of them stay valid. */
@Injectable()
export class BookingLinksService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly url: SiteUrl,
  ) {}

  /** Creates a link for an email. */
  async newLink(bookingId: string): Promise<string> {
    const token = newSecret();
    await this.database.transaction((tx) =>
      tx.insert(CoachingBookingLink, {
        tokenHash: hashOfSecret(token),
        bookingId,
        createdAt: this.clock.now(),
      }),
    );
    return this.url.of(`/coaching?booking=${token}`);
  }
}
