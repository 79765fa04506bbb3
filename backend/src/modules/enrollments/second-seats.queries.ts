import { Injectable } from '@nestjs/common';
import { notFound } from '../../kernel/errors.js';
import type { Language } from '../../kernel/languages.js';
import { textIn } from '../../platform/database/translated.js';
import { Database } from '../../platform/database/database.js';
import type { SecondSeatResponse } from './second-seats.dto.js';

/** Second seats of the products that the person `$1` owns, and seats chosen for products that `$1` may buy. */
const seatsIn = (language: Language): string => `
  select s.product_id as "productId", ${textIn(language, 'p', 'title')} as title, own.id is not null as "isOwned", s.seat_account_id as "wardId", s.name,
         exists (select from active_enrollments e where e.account_id = s.seat_account_id and e.product_id = s.product_id) as "isOpen"
  from second_seats s join product_facts p on p.id = s.product_id
  left join active_enrollments own on own.account_id = s.account_id and own.product_id = s.product_id
  where s.account_id = $1 and (own.id is not null or p.status = 'published')`;

@Injectable()
export class SecondSeatsQueries {
  constructor(private readonly database: Database) {}

  /** Lists the seats by title. */
  ofOwner(accountId: string, language: Language): Promise<SecondSeatResponse[]> {
    return this.database.query<SecondSeatResponse>(
      `${seatsIn(language)} order by lower(${textIn(language, 'p', 'title')}), p.id`,
      [accountId],
    );
  }

  async one(accountId: string, productId: string, language: Language): Promise<SecondSeatResponse> {
    const seat = await this.database.one<SecondSeatResponse>(`${seatsIn(language)} and p.id = $2`, [
      accountId,
      productId,
    ]);
    if (!seat) throw notFound('Product');
    return seat;
  }
}
