import { hasCorrections } from '@sanctum/web/zones/zone-rules';
import { StrictMode, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { useTranslation } from 'react-i18next';
import { QueryClientProvider } from '@tanstack/react-query';
import { BrowserRouter } from 'react-router-dom';
import { api, body } from '../shared/api/client';
import { countIn } from '../shared/lib/format';
import { isDraftShown } from '../shared/site/preview';
import { type Site, SiteProvider } from '../shared/site/site';
import { Button } from '../shared/ui/button';
import { firstLanguage } from '@sanctum/web/words/languages';
import { i18n } from '../shared/words/i18n';
import { speak } from '../shared/words/speak';
import { listenBeforeRouter } from '../shared/ui/back-guard';
import { queryClient } from './query-client';
import { Routes } from './routes';
import './styles.css';
import { useServerClock } from './use-server-clock';

/** Channel on which the console reports that the draft was saved. */
const DRAFT_CHANNEL = 'site-draft';

/** Reads the site, and formats amounts in its currency from then on. */
async function readSite(): Promise<Site> {
  const site = await body(isDraftShown ? api.GET('/api/creator/site/preview') : api.GET('/api/site'));
  countIn(site);
  return site;
}

/** Calls back with each draft the coach saves while previewing. Returns a function that stops this. */
function watchDraft(onSaved: (site: Site) => void): () => void {
  if (!isDraftShown) return () => undefined;
  const channel = new BroadcastChannel(DRAFT_CHANNEL);
  channel.addEventListener('message', () => void readSite().then(onSaved, () => undefined));
  return () => channel.close();
}

/** Reads everything again when the language changes, because the coach's texts have versions. */
function readInLanguage(onRead: (site: Site) => void): () => void {
  let spoken = i18n.language;
  const read = (language: string) => {
    // signing in reports the account's language, which is usually the same
    if (language === spoken) return;
    spoken = language;
    void queryClient.invalidateQueries();
    void readSite().then(onRead, () => undefined);
  };
  i18n.on('languageChanged', read);
  return () => i18n.off('languageChanged', read);
}

/** Replaces the published colors, which the document has, with those of a draft. */
function wearDraft({ stylesheet }: Site): void {
  if (!isDraftShown) return;
  const style = document.getElementById('palette') ?? document.createElement('style');
  style.id = 'palette';
  style.textContent = stylesheet;
  document.head.append(style);
}

function App({ site: first }: { site: Site }) {
  const [site, setSite] = useState(first);
  const clockEdition = useServerClock();
  useEffect(() => watchDraft(setSite), []);
  useEffect(() => wearDraft(site), [site]);
  useEffect(() => readInLanguage(setSite), []);
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routes key={clockEdition} />
        </BrowserRouter>
      </QueryClientProvider>
    </SiteProvider>
  );
}

/** Shown instead of the app if even the site's name could not be loaded. */
function Unreachable() {
  const { t } = useTranslation('unreachable');
  return (
    <main className="page-width grid min-h-dvh place-content-center gap-4 text-center" role="alert">
      <h1 className="text-3xl">{t('title')}</h1>
      <p className="text-ink-soft">{t('description')}</p>
      <Button className="justify-self-center" onClick={() => location.reload()}>
        {t('retry')}
      </Button>
    </main>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

const [isSpoken] = await Promise.all([
  speak(firstLanguage()).then(
    () => true,
    () => false,
  ),
  hasCorrections() && import('@sanctum/web/zones/corrected-zones').catch(() => undefined),
]);

// Requested in the current language. The document usually includes the site, so few wait for it.
const site = await readSite().catch(() => undefined);

// Opens the offline page without a network; development has no service worker.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');

listenBeforeRouter();
createRoot(root).render(<StrictMode>{site && isSpoken ? <App site={site} /> : <Unreachable />}</StrictMode>);
