import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { countIn } from '../shared/figures/format';
import { goByServerClockOf } from '../shared/learn-clock.api';
import { readPlace } from '../shared/place-name.api';
import { Console } from './console';
import { queryClient } from './query-client';

// Amounts are written in the currency of the place, and times by its clock, from the first on. Where it cannot be read, the console says so soon enough.
const place = await queryClient.fetchQuery(readPlace).catch(() => undefined);
if (place) {
  countIn(place.currency);
  await goByServerClockOf(place.timeZone);
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <Console />
  </StrictMode>,
);
