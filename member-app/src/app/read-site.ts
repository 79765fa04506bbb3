import { api, body } from '../shared/api/client';
import type { Site } from '../shared/site/site';

/** On which the console tells that the draft was saved. */
const DRAFT_CHANNEL = 'site-draft';

/** The coach looks at the draft before it is published: the address says so when the console opens it. */
const isPreview = new URLSearchParams(location.search).has('site-draft');

export const readSite = (): Promise<Site> =>
  isPreview ? body(api.GET('/api/creator/site/preview')) : body(api.GET('/api/site'));

/** Calls back with each draft the coach saves while it is being previewed. What it returns ends that. */
export function watchDraft(onSaved: (site: Site) => void): () => void {
  if (!isPreview) return () => undefined;
  const channel = new BroadcastChannel(DRAFT_CHANNEL);
  channel.addEventListener('message', () => void readSite().then(onSaved, () => undefined));
  return () => channel.close();
}
