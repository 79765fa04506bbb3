import { FirstSchema } from './first-schema.js';

/** Wards' requests to their guardians to buy something. */
export class Families1763600001663 extends FirstSchema {
  protected readonly sql = `
    create table purchase_requests (
      id uuid not null,
      ward_id uuid not null,
      product_id uuid not null,
      title varchar(160) not null,
      state text not null,
      answer varchar(200),
      answered_by uuid,
      asked_at timestamptz not null,
      expires_at timestamptz not null,
      answered_at timestamptz,
      constraint purchase_requests_pk primary key (id),
      constraint purchase_requests_answer check (answer is null or state = 'declined'),
      constraint purchase_requests_answered check ((state in ('approved', 'declined')) = (answered_at is not null)),
      constraint purchase_requests_state check (state in ('open', 'approved', 'declined', 'expired'))
    );
    create index purchase_requests_answered_by on purchase_requests (answered_by) where answered_by is not null;
    create index purchase_requests_expiry on purchase_requests (expires_at) where state = 'open';
    create index purchase_requests_of_ward on purchase_requests (ward_id, asked_at);
    create unique index purchase_requests_open on purchase_requests (ward_id, product_id) where state = 'open';
  `;
}
