import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { readSite } from './read-site';
import { Unreachable } from './unreachable';
import './styles.css';

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root');

// The document brings the answer along, so nobody waits for it but after an update or in `npm run dev`.
const site = await readSite().catch(() => undefined);

createRoot(root).render(<StrictMode>{site ? <App site={site} /> : <Unreachable />}</StrictMode>);
