import type { Pool, PoolClient } from 'pg';
import type { Stripe } from '../../../platform/stripe/stripe-client.js';
import type { SandboxEvent } from './event.js';

export interface StoredObjects {
  coupon: Stripe.Coupon;
  customer: Stripe.Customer;
  discount: Stripe.Discount;
  invoice: Stripe.Invoice;
  invoiceitem: Stripe.InvoiceItem;
  payment_intent: Stripe.PaymentIntent;
  payment_method: Stripe.PaymentMethod;
  charge: Stripe.Charge;
  price: Stripe.Price;
  product: Stripe.Product;
  refund: Stripe.Refund;
  setup_intent: Stripe.SetupIntent;
  subscription: Stripe.Subscription;
  'test_helpers.test_clock': Stripe.TestHelpers.TestClock;
  dispute: Stripe.Dispute;
  balance_transaction: Stripe.BalanceTransaction;
  event: SandboxEvent;
}

export type Kind = keyof StoredObjects;
type StoredObject = StoredObjects[Kind];

export interface ListQuery {
  limit: number;
  startingAfter?: string;
  /** Required fields of the objects, such as `{ payment_intent: 'pi_…' }`. */
  where: object;
  /** Values to include of one field: the types of events, or the statuses of other objects. */
  among?: { field: 'type' | 'status'; values: readonly string[] };
  /** Earliest creation time, in seconds. */
  createdSince?: number;
}

/** Stores Stripe's objects as documents, within the transaction of one call. */
export class ObjectStore {
  constructor(private readonly client: Pick<PoolClient, 'query'>) {}

  async add(object: StoredObject): Promise<void> {
    await this.client.query('insert into payment_sandbox.objects (id, kind, body) values ($1, $2, $3)', [
      object.id,
      object.object,
      JSON.stringify(object),
    ]);
  }

  async save(object: StoredObject): Promise<void> {
    await this.client.query('update payment_sandbox.objects set body = $2 where id = $1', [
      object.id,
      JSON.stringify(object),
    ]);
  }

  /** Sets the next moment of an object's life. A moment that has passed and was not lived yet stays due. */
  async setDue(id: string, due: number | null, now: number): Promise<void> {
    await this.client.query(
      `update payment_sandbox.objects set due_at = case when due_at <= $3 then due_at else $2::bigint end
        where id = $1`,
      [id, due, now],
    );
  }

  find<K extends Kind>(kind: K, id: string): Promise<StoredObjects[K] | undefined> {
    return this.one(kind, id, '');
  }

  /** Finds an object and locks its row until the call ends, so that two calls about it run one after the other. */
  findLocked<K extends Kind>(kind: K, id: string): Promise<StoredObjects[K] | undefined> {
    return this.one(kind, id, 'for update');
  }

  /**
   * Finds and locks an object as `findLocked` does, but locks its customer first. Whoever works for a customer locks in
   * this order, so that no two ever wait for each other.
   */
  async findLockedWithCustomer<K extends Kind>(kind: K, id: string): Promise<StoredObjects[K] | undefined> {
    const { rows } = await this.client.query<{ kind: Kind; body: StoredObjects[K] }>(
      `with wanted as (
         select id, body->>'customer' as customer from payment_sandbox.objects where kind = $1 and id = $2)
       select kind, body from payment_sandbox.objects
        where id in (select id from wanted union all select customer from wanted)
        order by kind = 'customer' desc
          for update`,
      [kind, id],
    );
    return rows.find((row) => row.kind === kind)?.body;
  }

  /** Finds an object of any kind by its id. */
  async findAny(id: string): Promise<StoredObject | undefined> {
    const { rows } = await this.client.query<{ body: StoredObject }>(
      'select body from payment_sandbox.objects where id = $1',
      [id],
    );
    return rows[0]?.body;
  }

  /** Lists objects, newest first: one more than requested if there are more. */
  async list<K extends Kind>(
    kind: K,
    { limit, startingAfter, where, among, createdSince }: ListQuery,
  ): Promise<StoredObjects[K][]> {
    const { rows } = await this.client.query<{ body: StoredObjects[K] }>(
      `select body from payment_sandbox.objects
        where kind = $1 and body @> $2
          and ($3::text is null
               or position < (select position from payment_sandbox.objects where id = $3))
          and ($5::text[] is null or body->>$7 = any($5))
          and ($6::bigint is null or (body->>'created')::bigint >= $6)
        order by position desc
        limit $4`,
      [
        kind,
        JSON.stringify(where),
        startingAfter ?? null,
        limit + 1,
        among?.values ?? null,
        createdSince ?? null,
        among?.field ?? 'type',
      ],
    );
    return rows.map((row) => row.body);
  }

  private async one<K extends Kind>(kind: K, id: string, lock: '' | 'for update') {
    const { rows } = await this.client.query<{ body: StoredObjects[K] }>(
      `select body from payment_sandbox.objects where kind = $1 and id = $2 ${lock}`,
      [kind, id],
    );
    return rows[0]?.body;
  }
}

export async function inTransaction<T>(pool: Pool, work: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  try {
    await client.query('begin');
    const result = await work(client);
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((lost: Error) => {
      broken = lost;
    });
    throw error;
  } finally {
    // A connection that failed to roll back must not return to the pool.
    client.release(broken);
  }
}
