import { Injectable } from '@nestjs/common';
import { Database } from '../../platform/database/database.js';
import {
  type PersonalData,
  type PersonalDataSource,
  TellsPersonalData,
} from '../../platform/personal-data/index.js';

interface ReviewRow {
  product: string;
  rating: number;
  text: string;
  answer: string | null;
  hiddenReason: string | null;
  createdAt: Date;
  editedAt: Date | null;
}

@Injectable()
@TellsPersonalData({ order: 60, tables: ['reviews'] })
export class PersonalDataQueries implements PersonalDataSource {
  constructor(private readonly database: Database) {}

  async collect(accountId: string): Promise<PersonalData> {
    const rows = await this.database.query<ReviewRow>(
      `select p.title as product, r.rating, r.text, r.answer, r.hidden_reason as "hiddenReason",
              r.created_at as "createdAt", r.edited_at as "editedAt"
       from reviews r join product_facts p on p.id = r.product_id
       where r.account_id = $1 order by r.created_at desc, r.id desc`,
      [accountId],
    );
    return {
      pages: [
        {
          name: 'reviews',
          title: 'Your reviews',
          lead: 'What you said about courses and downloads, and what the coach answered.',
          entries: rows.map(({ product, rating, text, answer, hiddenReason, createdAt, editedAt }) => ({
            title: product,
            facts: {
              Stars: `${rating} of 5`,
              Written: createdAt,
              Changed: editedAt,
              'The coach’s answer': answer,
              'Hidden, because': hiddenReason,
            },
            text,
          })),
          rows,
        },
      ],
    };
  }
}
