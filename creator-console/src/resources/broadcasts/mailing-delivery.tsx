import BroadcastIcon from '@mui/icons-material/CampaignOutlined';
import { ShowBase, useShowContext } from 'react-admin';
import { Navigate } from 'react-router-dom';
import { Loading, NoRecord, RecordFailed } from '../../shared/record-states';
import type { Delivery } from './broadcast';
import { texts } from './texts';

/** Redirects from an email to one person to its broadcast or sequence. */
export const MailingDelivery = () => (
  <ShowBase<Delivery> queryOptions={{ onError: () => undefined }}>
    <LeadOn />
  </ShowBase>
);

function LeadOn() {
  const { record, error } = useShowContext<Delivery>();
  if (error)
    return <RecordFailed missing={<NoRecord icon={BroadcastIcon} texts={texts} resource="broadcasts" />} />;
  if (!record) return <Loading />;
  const { broadcastId, sequenceId } = record;
  return (
    <Navigate
      replace
      to={broadcastId === null ? `/sequences/${sequenceId}/show` : `/broadcasts/${broadcastId}/show`}
    />
  );
}
