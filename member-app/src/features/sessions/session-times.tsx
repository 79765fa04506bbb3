import { OpenTimes, type OpenTimesProps } from '../../shared/ui/open-times';
import { useSlots } from './api';

interface Props extends OpenTimesProps {
  offeringId: string;
  /** The session to be used expires then, so nothing later is offered; null: never. */
  until: string | null;
}

export const SessionTimes = ({ offeringId, ...choice }: Props) => (
  <OpenTimes times={useSlots(offeringId)} {...choice} />
);
