/** A running product, as several processes behind a proxy; `npm run topology -- journeys` names it. */
export interface RunningSite {
  url: string;
  /** Address to which the browser uploads files, and from which it downloads them. */
  files: string;
  /** Sent emails, newest first, as the mail viewer lists them. */
  mails: string;
}

/** If undefined, each worker starts its own product, which stores files and emails itself. */
export const runningSite = process.env.SANCTUM_E2E_SITE
  ? (JSON.parse(process.env.SANCTUM_E2E_SITE) as RunningSite)
  : undefined;
