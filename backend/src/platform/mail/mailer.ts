export interface Mail {
  /** Unique for this mail, e.g. the id of its outbox row: sent again, it is still the same mail. */
  messageId: string;
  /** One bare address. */
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Sends one mail, or throws so that the job is tried again. */
export abstract class Mailer {
  abstract send(mail: Mail): Promise<void>;
}
