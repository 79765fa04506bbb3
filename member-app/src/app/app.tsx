import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { type Site, SiteProvider } from '../shared/site/site';
import { queryClient } from './query-client';
import { watchDraft, wearDraft } from './read-site';
import { Routes } from './routes';

export function App({ site: first }: { site: Site }) {
  const [site, setSite] = useState(first);
  useEffect(() => watchDraft(setSite), []);
  useEffect(() => wearDraft(site), [site]);
  return (
    <SiteProvider value={site}>
      <QueryClientProvider client={queryClient}>
        <BrowserRouter>
          <Routes />
        </BrowserRouter>
      </QueryClientProvider>
    </SiteProvider>
  );
}
