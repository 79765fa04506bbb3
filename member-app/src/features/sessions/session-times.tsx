import { OpenTimes, type OpenTimesProps } from '../../shared/ui/open-times';
import { useSlots } from './api';

interface Props extends OpenTimesProps {
  offeringId: string;
  /** Expiry of the credit to be used; nothing later is offered. Null: never. */
  until: string | null;
}

export const SessionTimes = ({ offeringId, ...choice }: Props) => (
  <OpenTimes times={useSlots(offeringId)} {...choice} />
);
