import type { Subject } from '../../../kernel/subjects.js';
import { MAIL_KINDS, type MailKind } from './mail-kinds.js';

interface About {
  subject: Subject;
  /** Fields with the subject's ids in the stored details; `thing` is the email's own. */
  in: readonly string[];
}

const ofEvent: About = { subject: 'event', in: ['eventId'] };

/**
 * Subject that each email announces. Once the subject is deleted, hidden, withheld or canceled, a queued email is dropped. Other
 * emails report what nothing undoes, or are about a session and check its state when they are written.
 */
const MAIL_SUBJECTS: Partial<Record<MailKind, About>> = {
  mentioned: { subject: 'contribution', in: ['postId', 'commentId'] },
  announced: { subject: 'announcement', in: ['announcementId'] },
  'message-waiting': { subject: 'message', in: ['thing'] },
  'journal-answered': { subject: 'journal', in: ['shareId'] },
  'module-opened': { subject: 'module', in: ['moduleId'] },
  'event-joined': ofEvent,
  'event-place-given': ofEvent,
  'event-changed': ofEvent,
  'event-reminder': ofEvent,
  'event-cancelled': { subject: 'canceled-event', in: ['eventId'] },
  'place-offered': { subject: 'offered-place', in: ['thing'] },
  'purchase-asked': { subject: 'purchase-requests', in: ['wardId'] },
  'guardian-accepted': { subject: 'second-guardian', in: ['wardId'] },
  'approval-asked': { subject: 'approval', in: ['requestId'] },
};

export const mailsAbout = (subject: Subject): MailKind[] =>
  MAIL_KINDS.filter((kind) => MAIL_SUBJECTS[kind]?.subject === subject);

/** Returns the ids of an email's subject. */
export function announcedIn(mail: {
  kind: MailKind;
  thing: string;
  details: Record<string, unknown>;
}): string[] {
  const stored: Record<string, unknown> = { ...mail.details, thing: mail.thing };
  const ids = (MAIL_SUBJECTS[mail.kind]?.in ?? []).map((key) => stored[key]);
  return ids.filter((id) => typeof id === 'string');
}

/** Emails about content that may belong to a circle or pod. */
export const COMMUNITY_MAILS: readonly MailKind[] = (
  ['contribution', 'event', 'canceled-event'] as const
).flatMap(mailsAbout);
