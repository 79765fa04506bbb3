import type { EventMap, EventName } from '../../src/events/index.js';
import type { MailKind } from '../../src/modules/notifications/kinds/mail-kinds.js';
import type { NotificationKind } from '../../src/modules/notifications/kinds/notification-kinds.js';
import { Outbox } from '../../src/platform/jobs/outbox.js';
import type { TestApp } from '../app.js';
import { aNeighbour } from '../builders/community.js';
import type { Person } from '../builders/people.js';

/** Rosa and Ana are members who take part in the community. */
export interface Cast {
  t: TestApp;
  coach: Person;
  rosa: Person;
  ana: Person;
}

type Reader = Exclude<keyof Cast, 't'>;

interface Played {
  /** Deletes, hides, withholds or cancels the subject. */
  end: () => PromiseLike<unknown>;
  /** Restores the subject, where that is possible. */
  back?: () => PromiseLike<unknown>;
}

/** One subject of notifications, and how it ends. */
export interface Scene {
  /** Recipient of each kind of notification. */
  tells: Partial<Record<NotificationKind, Reader>>;
  /** Emails about the subject that may still be waiting when it ends. */
  mails?: readonly MailKind[];
  play: (cast: Cast) => Promise<Played>;
}

export const happen = <Name extends EventName>(
  { t }: Cast,
  event: Name,
  payload: EventMap[Name],
): Promise<void> => t.database.transaction((tx) => t.app.get(Outbox).publish(tx, event, payload));

export const decide = ({ coach }: Cast, id: string, act: 'hide' | 'publish' | 'remove') =>
  coach.browser
    .post(`/api/creator/contributions/${id}/${act}`)
    .send(act === 'publish' ? {} : { reason: 'Names a child' });

export async function aQuestion({ browser }: Person): Promise<string> {
  const { body } = await browser
    .post('/api/community/questions')
    .send({ text: 'Which book?', tag: null })
    .expect(201);
  return (body as { id: string }).id;
}

export const aCast = async (t: TestApp, coach: Person): Promise<Cast> => ({
  t,
  coach,
  rosa: await aNeighbour(t, { name: 'Rosa Lind' }),
  ana: await aNeighbour(t, { name: 'Ana Reis' }),
});
