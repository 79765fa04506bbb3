export interface Mail {
  /** Unique for this mail, e.g. the id of its outbox row: sent again, it is still the same mail. */
  messageId: string;
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
  /** For mails one may do without: a POST to it ends them (RFC 8058). */
  unsubscribeUrl?: string;
}

/** Sends one mail, or throws so that the job is tried again. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
