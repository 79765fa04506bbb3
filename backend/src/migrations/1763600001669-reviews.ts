import { FirstSchema } from './first-schema.js';

/** Reviews of products, and reports of them. */
export class Reviews1763600001669 extends FirstSchema {
  protected readonly sql = `
    create table reviews (
      id uuid not null,
      product_id uuid not null,
      account_id uuid not null,
      rating smallint not null,
      text varchar(2000) not null,
      answer varchar(2000),
      hidden_reason varchar(500),
      created_at timestamptz not null,
      edited_at timestamptz,
      state text not null default 'published',
      version integer not null default 1,
      constraint reviews_pk primary key (id),
      constraint reviews_one_each unique (product_id, account_id),
      constraint reviews_product_fk foreign key (product_id) references products(id) on delete cascade,
      constraint reviews_rating check (rating between 1 and 5),
      constraint reviews_state check (state in ('published', 'waiting', 'hidden'))
    );
    create index reviews_list on reviews (created_at, id);

    create table review_reports (
      id uuid not null,
      review_id uuid not null,
      reporter_id uuid not null,
      reason text not null,
      note varchar(500) not null,
      created_at timestamptz not null,
      settled_at timestamptz,
      constraint review_reports_pk primary key (id),
      constraint review_reports_once unique (review_id, reporter_id),
      constraint review_reports_review_fk foreign key (review_id) references reviews(id) on delete cascade,
      constraint review_reports_reason check (reason in ('unkind', 'private', 'unsafe', 'advertising', 'other'))
    );
    create index review_reports_reporter on review_reports (reporter_id);

    create view visible_reviews as
      select id, product_id, account_id, rating, text, answer, created_at from reviews where state = 'published';

    create view written_reviews as select id, product_id, account_id, created_at from reviews;

    create view waiting_reviews as
      select r.id from reviews r where r.state = 'waiting'
        or exists (select from review_reports o where o.review_id = r.id and o.settled_at is null);
  `;
}
