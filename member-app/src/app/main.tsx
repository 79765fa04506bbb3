import { hasCorrections } from '@sanctum/web/zones/zone-rules';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { firstLanguage } from '@sanctum/web/words/languages';
import { speak } from '../shared/words/speak';
import { listenBeforeRouter } from '../shared/ui/back-guard';
import { readSite } from './read-site';
import { Unreachable } from './unreachable';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The document brings the site along, so nobody waits for it but after an update or in `npm run dev`.
const [site, isSpoken] = await Promise.all([
  readSite().catch(() => undefined),
  speak(firstLanguage()).then(
    () => true,
    () => false,
  ),
  hasCorrections() && import('@sanctum/web/zones/corrected-zones').catch(() => undefined),
]);

// A page that is opened without a network says so; while the apps are being written nothing stands between.
if (import.meta.env.PROD && 'serviceWorker' in navigator) void navigator.serviceWorker.register('/sw.js');

listenBeforeRouter();
createRoot(root).render(<StrictMode>{site && isSpoken ? <App site={site} /> : <Unreachable />}</StrictMode>);
