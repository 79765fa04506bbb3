import { createEvents, type EventAttributes } from 'ics';

export interface FeedSession {
  /** The UID of its entry, the same as in mails. */
  uid: string;
  sequence: number;
  title: string;
  startsAt: Date;
  endsAt: Date;
  meetingLink: string | null;
  isCancelled: boolean;
}

/** Sessions as one calendar (RFC 5545) that programs read again and again, with the times in UTC. */
export function feedDocument(name: string, sessions: readonly FeedSession[], writtenAt: Date): string {
  const { error, value } = createEvents(
    sessions.map((session) => asEvent(session, writtenAt)),
    { calName: name, method: 'PUBLISH', productId: 'Sanctum' },
  );
  if (value === null || error) throw error ?? new Error('no calendar');
  return value;
}

const asEvent = (session: FeedSession, writtenAt: Date): EventAttributes & { timestamp: number } => ({
  ...{ uid: session.uid, sequence: session.sequence, title: session.title },
  timestamp: writtenAt.getTime(),
  ...{ start: session.startsAt.getTime(), startInputType: 'utc', startOutputType: 'utc' },
  ...{ end: session.endsAt.getTime(), endInputType: 'utc', endOutputType: 'utc' },
  status: session.isCancelled ? 'CANCELLED' : 'CONFIRMED',
  ...(session.meetingLink !== null && { location: session.meetingLink, url: session.meetingLink }),
});
