import { Button, Chip, List, ListItem, ListItemText, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { choicesOf } from '../../../shared/filters';
import { ChoiceField } from '../../../shared/forms/use-fields';
import { Loaded } from '../../../shared/loaded';
import { momentOf } from '../../../shared/moment';
import { NextPage } from '../../../shared/next-page';
import { Section } from '../parts/section';
import { DeliveryDialog } from './delivery-dialog';
import { texts } from './texts';
import {
  type Delivery,
  type DeliveryState,
  type LogFilter,
  useDeliveries,
  type Webhook,
} from './webhooks.api';

/** Filter value for no filter. */
const ALL = 'all';
const COLORS = {
  pending: 'info',
  delivered: 'success',
  failed: 'error',
} as const satisfies Record<DeliveryState, string>;

export const DeliveryStateChip = ({ state }: Pick<Delivery, 'state'>) => (
  <Chip size="small" variant="outlined" color={COLORS[state]} label={texts.states[state]} />
);

/** Deliveries to the webhooks, latest first, with filters for webhook and state. */
export function DeliveryLog({ webhooks }: { webhooks: readonly Webhook[] }) {
  const [filter, setFilter] = useState<LogFilter>({});
  const [opened, setOpened] = useState<string>();
  const query = useDeliveries(filter);
  const none = Object.keys(filter).length === 0 ? texts.logNone : texts.noMatches;
  return (
    <Section title={texts.log} lead={texts.logLead}>
      <Filters webhooks={webhooks} filter={filter} onChange={setFilter} />
      <Loaded query={{ ...query, data: query.data?.pages.flat() }} heights={[160]}>
        {(deliveries) =>
          deliveries.length === 0 ? (
            <Typography color="textSecondary">{none}</Typography>
          ) : (
            <List aria-label={texts.logList} disablePadding>
              {deliveries.map((delivery) => (
                <Row key={delivery.id} delivery={delivery} onOpen={() => setOpened(delivery.id)} />
              ))}
            </List>
          )
        }
      </Loaded>
      <NextPage of={query} words={texts.more} />
      {opened !== undefined && <DeliveryDialog id={opened} onClose={() => setOpened(undefined)} />}
    </Section>
  );
}

interface FiltersProps {
  webhooks: readonly Webhook[];
  filter: LogFilter;
  onChange: (filter: LogFilter) => void;
}

const Filters = ({ webhooks, filter, onChange }: FiltersProps) => {
  const { webhookId, state, ...others } = filter;
  return (
    <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2 }}>
      <ChoiceField
        name="webhookId"
        label={texts.webhook}
        value={webhookId ?? ALL}
        choices={[{ id: ALL, name: texts.allWebhooks }, ...webhooks]}
        onChange={(id) =>
          onChange({ ...others, ...(state && { state }), ...(id !== ALL && { webhookId: id }) })
        }
      />
      <ChoiceField
        name="state"
        label={texts.state}
        value={state ?? ALL}
        choices={[{ id: ALL, name: texts.allStates }, ...choicesOf(texts.states)]}
        onChange={(id) =>
          onChange({
            ...others,
            ...(webhookId !== undefined && { webhookId }),
            ...(id !== ALL && { state: id as DeliveryState }),
          })
        }
      />
    </Stack>
  );
};

const Row = ({ delivery, onOpen }: { delivery: Delivery; onOpen: () => void }) => {
  const { event, webhookName, createdAt, state, tryCount, nextTryAt } = delivery;
  const facts = [
    webhookName,
    momentOf(createdAt),
    ...(tryCount > 0 ? [texts.tries(tryCount)] : []),
    ...(nextTryAt !== null && tryCount > 0 ? [texts.nextTry(momentOf(nextTryAt))] : []),
  ];
  return (
    <ListItem divider disableGutters sx={{ gap: 1, flexWrap: 'wrap' }}>
      <ListItemText
        sx={{ flex: '1 1 14rem', overflowWrap: 'anywhere' }}
        primary={texts.names[event]}
        secondary={facts.join(' · ')}
      />
      <DeliveryStateChip state={state} />
      <Button
        size="small"
        aria-label={texts.of(texts.details, `${texts.names[event]}, ${webhookName}, ${momentOf(createdAt)}`)}
        onClick={onOpen}
      >
        {texts.details}
      </Button>
    </ListItem>
  );
};
