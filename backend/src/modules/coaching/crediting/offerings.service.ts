import { isDeepStrictEqual } from 'node:util';
import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, notFound, refuseStaleEdit, wrongFields } from '../../../kernel/errors.js';
import { newId } from '../../../kernel/ids.js';
import { writtenTranslations } from '../../../kernel/translations.js';
import { Database, type Tx } from '../../../platform/database/database.js';
import { type AuditAction, AuditService } from '../../audit/index.js';
import { checkAvailability } from '../offerings/check-availability.js';
import { checkQuestions } from '../offerings/intake.js';
import { CoachingOffering } from '../offerings/offering.entity.js';
import type { CreateOfferingRequest, EditOfferingRequest } from '../offerings/offerings.dto.js';
import { CREDITS_LEFT } from '../credits/open-credits.sql.js';
import { checkPrices } from './check-prices.js';
import { OfferingPricesService } from './offering-prices.service.js';

/** Defaults of a new offering; the coach changes them later. */
const USUAL = {
  bufferBeforeSeconds: 0,
  bufferAfterSeconds: 600,
  incrementSeconds: 1800,
  noticeSeconds: 86_400,
  horizonDays: 60,
  cancelNoticeSeconds: 86_400,
  meetingUrl: null,
  timeZone: null,
};

/** Lets the coach create, edit and archive offerings: their times and prices. */
@Injectable()
export class OfferingsService {
  constructor(
    private readonly database: Database,
    private readonly prices: OfferingPricesService,
    private readonly audit: AuditService,
    private readonly clock: Clock,
  ) {}

  /** Creates an offering and returns its id. It can be booked once it has hours and a meeting link. */
  async create(by: string, { prices, ...request }: CreateOfferingRequest): Promise<string> {
    if (request.isForPairs && !request.isGroup) throw wrongFields({ isForPairs: 'is only for groups' });
    const checked = checkPrices(request.needsCredit, prices);
    const id = newId();
    await this.database.transaction(async (tx) => {
      await tx.insert(CoachingOffering, {
        id,
        ...request,
        ...USUAL,
        isOpenToVisitors: false,
        createdAt: this.clock.now(),
      });
      await this.record(tx, by, 'coaching.offering_created', id);
      if (checked) await this.prices.set(tx, by, { id, ...request }, checked);
    });
    return id;
  }

  /** Changes an offering; existing bookings stay, also at closed times. 412 if `expectedVersion` is outdated. */
  async edit(by: string, id: string, request: EditOfferingRequest, expectedVersion?: number): Promise<void> {
    checkAvailability(request);
    checkQuestions(request.questions);
    const prices = checkPrices(request.needsCredit, request.prices);
    const terms = termsOf(request);
    await this.database.transaction(async (tx) => {
      const before = await tx.findOne(CoachingOffering, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before || before.archivedAt !== null) throw notFound('Offering');
      refuseStaleEdit(expectedVersion, before.version);
      if (terms.needsCredit && before.isOpenToVisitors)
        throw wrongFields({
          needsCredit: 'can’t be on if visitors can book, because they don’t have sessions',
        });
      const names = Object.keys(terms) as (keyof typeof terms)[];
      const fields: string[] = names.filter((name) => !isDeepStrictEqual(before[name], terms[name]));
      if (prices && (await this.prices.set(tx, by, { ...before, ...terms }, prices))) fields.push('prices');
      if (fields.length === 0) return;
      await tx.update(CoachingOffering, { id }, { ...terms, version: before.version + 1 });
      await this.record(tx, by, 'coaching.offering_updated', id, fields);
    });
  }

  /** Stops offering it and archives its products; bookings stay. Refused while members still have credits for it. */
  async archive(by: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const before = await tx.findOne(CoachingOffering, {
        where: { id },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before || before.archivedAt !== null) throw notFound('Offering');
      if (before.isOpenToVisitors)
        throw conflict('built_in', 'Visitors can book this session. To close it, remove its hours.');
      const open = await tx.query<{ left: number }>(
        `${CREDITS_LEFT} and c.offering_id = $2 group by c.id having c.sessions > count(b.id)`,
        [this.clock.now(), id],
      );
      if (open.length > 0)
        throw conflict('sold', 'Some members still have sessions of this offering to book.');
      await this.prices.end(tx, by, id);
      await tx.update(CoachingOffering, { id }, { archivedAt: this.clock.now() });
      const subject = { type: 'coaching_offering', id } as const;
      await this.audit.record(tx, { by, action: 'coaching.offering_archived', subject });
    });
  }

  private record(tx: Tx, by: string, action: AuditAction, id: string, fields?: string[]): Promise<void> {
    const subject = { type: 'coaching_offering', id } as const;
    return this.audit.record(tx, { by, action, subject, ...(fields && { fields }) });
  }
}

/** Stored fields of a request, as plain values, because list rows arrive as instances of their classes. */
const termsOf = ({
  weeklyHours,
  dateHours,
  timeOff,
  questions,
  translations,
  prices: _,
  ...terms
}: EditOfferingRequest) => ({
  ...terms,
  ...(translations && { translations: writtenTranslations(translations) }),
  weeklyHours: weeklyHours.map(({ day, from, to }) => ({ day, from, to })),
  dateHours: dateHours.map(({ date, from, to }) => ({ date, from, to })),
  timeOff: timeOff.map(({ from, to }) => ({ from, to })),
  questions: questions.map(({ id, kind, question, isRequired, choices }) => ({
    id,
    kind,
    question,
    isRequired,
    choices: [...choices],
  })),
});
