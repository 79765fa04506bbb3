import { Injectable } from '@nestjs/common';
import { Clock, days, later } from '../../../kernel/clock.js';
import { notFound } from '../../../kernel/errors.js';
import type { Language } from '../../../kernel/languages.js';
import { inLanguage, translationTo } from '../../../kernel/translations.js';
import { Database } from '../../../platform/database/database.js';
import { FreeTimesQueries } from './free-times.queries.js';
import { OFFERING_TEXTS } from './offering.entity.js';
import { isBookable, type OfferingRow, OFFERINGS } from './offering.sql.js';
import type { PublicOfferingResponse, SlotResponse, SlotsQuery } from './public-offerings.dto.js';

/** Reads the offerings that visitors can book, and their free times. */
@Injectable()
export class PublicOfferingsQueries {
  constructor(
    private readonly database: Database,
    private readonly times: FreeTimesQueries,
    private readonly clock: Clock,
  ) {}

  async list(language: Language): Promise<PublicOfferingResponse[]> {
    const rows = await this.database.query<OfferingRow>(
      `${OFFERINGS} and o.is_open_to_visitors order by o.created_at, o.id`,
    );
    return rows.filter(isBookable).map((row) => asOffer(row, language, this.clock.now()));
  }

  /** Returns free times, in two statements regardless of the number of sessions. */
  async slots(offeringId: string, query: SlotsQuery): Promise<SlotResponse[]> {
    return this.times.between(await this.offering(offeringId), query);
  }

  /** Returns an offering that visitors can book. */
  async offering(id: string): Promise<OfferingRow> {
    const row = await this.database.one<OfferingRow>(`${OFFERINGS} and o.is_open_to_visitors and o.id = $1`, [
      id,
    ]);
    if (!row || !isBookable(row)) throw notFound('Offering');
    return row;
  }
}

export const asOffer = (
  {
    id,
    title,
    description,
    translations,
    durationSeconds,
    cancelNoticeSeconds,
    horizonDays,
    questions,
  }: OfferingRow,
  language: Language,
  now: Date,
): PublicOfferingResponse => ({
  id,
  ...inLanguage(
    language,
    { title, description, translation: translationTo(language, translations) },
    OFFERING_TEXTS,
  ),
  durationSeconds,
  cancelNoticeSeconds,
  questions,
  bookableUntil: later(now, days(horizonDays)),
});
