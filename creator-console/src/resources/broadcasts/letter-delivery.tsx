import { ShowBase, useShowContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { Loading, RecordFailed } from '../../shared/record-states';
import type { Delivery } from './broadcast';
import { NoBroadcast } from './no-broadcast';

/** From a mail to somebody to the broadcast or sequence that it is of. */
export const LetterDelivery = () => (
  <ShowBase<Delivery> queryOptions={{ onError: () => undefined }}>
    <LeadOn />
  </ShowBase>
);

function LeadOn() {
  const { record, error } = useShowContext<Delivery>();
  if (error) return <RecordFailed missing={<NoBroadcast />} />;
  if (!record) return <Loading />;
  const { broadcastId, sequenceId } = record;
  return (
    <Navigate
      replace
      to={broadcastId === null ? `/sequences/${sequenceId}/show` : `/broadcasts/${broadcastId}/show`}
    />
  );
}
