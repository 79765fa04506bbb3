import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { countIn } from '../shared/figures/format';
import { goByServerClockOf } from '../shared/learn-clock.api';
import { readPlace } from '../shared/place-name.api';
import { Console } from './console';
import { queryClient } from './query-client';

// Sets the site's currency and time zone before anything is shown. If they can't be read, the console soon reports it.
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
