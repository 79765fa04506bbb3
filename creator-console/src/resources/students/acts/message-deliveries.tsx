import { Typography } from '@mui/material';
import type { Schemas } from '@sanctum/openapi';
import { studentPath } from '../detail/parts/links';
import { texts } from './texts';
import { Secondary } from '../../../shared/secondary';
import { PageLink } from '../../../shared/page-link';
import { InfoDialog } from '../../../shared/dialogs/info-dialog';

type MessageDelivery = Schemas['MessageDeliveryResponse'];

interface Props {
  deliveries: readonly MessageDelivery[];
  onClose: () => void;
}

/** Recipients of a message to several students, linked to their conversations. Students left out link to their page. */
export function MessageDeliveries({ deliveries, onClose }: Props) {
  const got = deliveries.filter(({ conversationId }) => conversationId !== null);
  const leftOut = deliveries.filter(({ conversationId }) => conversationId === null);
  return (
    <InfoDialog
      maxWidth="xs"
      title={texts.messageMany.done(got.length)}
      close={texts.messageMany.close}
      onClose={onClose}
    >
      <Names of={got} to={({ conversationId }) => `/messages/${conversationId}`} />
      {leftOut.length > 0 && (
        <>
          <Typography variant="subtitle2" sx={{ mt: 2 }}>
            {texts.messageMany.leftOut(leftOut.length)}
          </Typography>
          <Secondary>{texts.messageMany.whyLeftOut}</Secondary>
          <Names of={leftOut} to={({ studentId }) => studentPath(studentId)} />
        </>
      )}
    </InfoDialog>
  );
}

const Names = ({ of, to }: { of: readonly MessageDelivery[]; to: (delivery: MessageDelivery) => string }) => (
  <ul>
    {of.map((delivery) => (
      <li key={delivery.studentId}>
        <PageLink to={to(delivery)} sx={{ overflowWrap: 'anywhere' }}>
          {delivery.name}
        </PageLink>
      </li>
    ))}
  </ul>
);
