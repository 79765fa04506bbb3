import { api, body } from '../shared/api/client';
import { countIn } from '../shared/lib/format';
import { isDraftShown } from '../shared/site/preview';
import type { Site } from '../shared/site/site';

/** On which the console tells that the draft was saved. */
const DRAFT_CHANNEL = 'site-draft';

/** From then on amounts are written in the currency of the place. */
export async function readSite(): Promise<Site> {
  const site = await body(isDraftShown ? api.GET('/api/creator/site/preview') : api.GET('/api/site'));
  countIn(site);
  return site;
}

/** Calls back with each draft the coach saves while it is being previewed. What it returns ends that. */
export function watchDraft(onSaved: (site: Site) => void): () => void {
  if (!isDraftShown) return () => undefined;
  const channel = new BroadcastChannel(DRAFT_CHANNEL);
  channel.addEventListener('message', () => void readSite().then(onSaved, () => undefined));
  return () => channel.close();
}

/** The document has the colours that are published; those of a draft take their place. */
export function wearDraft({ stylesheet }: Site): void {
  if (!isDraftShown) return;
  const style = document.getElementById('palette') ?? document.createElement('style');
  style.id = 'palette';
  style.textContent = stylesheet;
  document.head.append(style);
}
