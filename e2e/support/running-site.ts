/** A product that runs already, as several processes behind a proxy: `npm run topology -- journeys` names it. */
export interface RunningSite {
  url: string;
  /** Where the browser sends files and gets them from. */
  files: string;
  /** Mails that were sent, newest first, as the mail viewer lists them. */
  mails: string;
}

/** Left out, each worker starts its own product, which stores files and emails itself. */
export const runningSite = process.env.SANCTUM_E2E_SITE
  ? (JSON.parse(process.env.SANCTUM_E2E_SITE) as RunningSite)
  : undefined;
