import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type Site, SiteProvider } from '../shared/site/site';
import { queryClient } from './query-client';
import { watchDraft, wearDraft } from './read-site';
import { Routes } from './routes';
import { useServerClock } from './use-server-clock';

export function App({ site: first }: { site: Site }) {
  const [site, setSite] = useState(first);
  const clockEdition = useServerClock();
  useEffect(() => watchDraft(setSite), []);
  useEffect(() => wearDraft(site), [site]);
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
