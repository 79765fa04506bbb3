import { readTimeZone } from './time-zone.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { type Choice, choiceOf, type Span, spanOf, todayIn, withChoice } from './period';

export interface ChosenPeriod {
  choice: Choice;
  choose: (choice: Choice) => void;
  /** Period to request; undefined until today's date in the coach's time zone is known. */
  span: Span | undefined;
}

/** The period in the URL. Presets end today, in the time zone of the coach's settings. */
export function usePeriod(): ChosenPeriod {
  const [address, setAddress] = useSearchParams();
  const { data: timeZone } = useQuery({
    queryKey: ['figures', 'timeZone'],
    queryFn: readTimeZone,
  });
  const [now] = useState(() => new Date());
  const choice = choiceOf(address);
  return {
    choice,
    choose: (next) => setAddress(withChoice(address, next)),
    span: timeZone === undefined ? undefined : spanOf(choice, todayIn(timeZone, now)),
  };
}
