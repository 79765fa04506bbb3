export interface Mail {
  /** Unique for this mail, e.g. the id of its outbox row: the same when it is sent again. */
  messageId: string;
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For mails a person may unsubscribe from: a POST to this address does (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends one mail, or throws so that the job is tried again. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
