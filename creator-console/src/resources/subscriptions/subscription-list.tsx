import SubscriptionIcon from '@mui/icons-material/AutorenewOutlined';
import { Button, Chip } from '@mui/material';
import { SearchInput, TopToolbar, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import { Buyer } from '../../shared/buyer';
import { csvExporter } from '../../shared/export/csv-exporter';
import { ExportListButton } from '../../shared/export/export-list-button';
import { span } from '../../shared/figures/format';
import { either, RecordInput, someOf } from '../../shared/filters';
import { dayOf } from '../../shared/moment';
import { Muted } from '../../shared/muted';
import { PageLink } from '../../shared/page-link';
import { RecordList } from '../../shared/record-list';
import { RowCard } from '../../shared/row-card';
import { SavedFilters } from '../../shared/saved-filters';
import { stateOf, SubscriptionState, subscriptionTexts } from '../../shared/subscription-state';
import { analyticsPath } from '../products';
import { amountEach, madeOf, studentOf, subscriptionPath } from './subscription-words';
import type { Subscription } from './subscriptions.api';
import { texts } from './texts';

/** Filter of a figure that leads here: what happened in some days. It can be removed, and not be added by hand. */
function MovementInput({ source }: { source: keyof typeof texts.movements }) {
  const { filterValues } = useListContext();
  const [from = '', to = ''] = String(filterValues[source] ?? '').split('/');
  return <Chip label={texts.inDays(texts.movements[source], span({ from, to }))} sx={{ mb: 1 }} />;
}

/** The list has only those that have begun. */
const { incomplete: _, ...states } = subscriptionTexts.states;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} sx={{ minWidth: { sm: 240 } }} />,
  someOf('state', texts.state, states, { width: 160, alwaysOn: true }),
  either('isInInstalments', texts.kind, texts.kinds, { width: 160, alwaysOn: true }),
  <RecordInput
    key="productId"
    source="productId"
    reference="products"
    named="title"
    label={texts.product}
    width={220}
    alwaysOn
  />,
  <MovementInput key="started" source="started" />,
  <MovementInput key="ended" source="ended" />,
  <MovementInput key="failed" source="failed" />,
  <MovementInput key="recovered" source="recovered" />,
  <MovementInput key="upgraded" source="upgraded" />,
  <MovementInput key="downgraded" source="downgraded" />,
];

const exporter = csvExporter<Subscription>(texts.file, {
  [texts.student]: studentOf,
  [texts.email]: ({ studentEmail }) => studentEmail,
  [texts.product]: ({ title }) => title,
  [texts.offer]: ({ offerName }) => offerName,
  [texts.amount]: amountEach,
  [texts.currency]: ({ currency }) => currency,
  [texts.state]: stateOf,
  [texts.next]: ({ nextPaymentAt }) => nextPaymentAt,
  [texts.since]: ({ startedAt }) => startedAt,
  [texts.ended]: ({ endedAt }) => endedAt,
});

const Actions = () => (
  <TopToolbar>
    <SavedFilters />
    <ExportListButton />
  </TopToolbar>
);

/** Everyone who pays or paid again and again. */
export const SubscriptionList = () => (
  <RecordList<Subscription>
    filters={filters}
    actions={<Actions />}
    exporter={exporter}
    sort={{ field: 'startedAt', order: 'DESC' }}
    icon={SubscriptionIcon}
    texts={texts}
    to={subscriptionPath}
    card={Card}
    begin={
      <Button component={Link} to="/products">
        {texts.toContent}
      </Button>
    }
    columns={[
      {
        label: texts.student,
        render: (subscription) => (
          <Buyer
            name={studentOf(subscription)}
            email={subscription.studentEmail}
            to={subscriptionPath(subscription)}
          />
        ),
        sx: { minWidth: { xs: 150, lg: 200 } },
      },
      { label: texts.product, render: Offer, as: 'any words', sx: { minWidth: 140 } },
      { label: texts.amount, by: 'total', render: amountEach, as: 'one line of figures' },
      { label: texts.state, render: SubscriptionState },
      {
        label: texts.next,
        by: 'nextPaymentAt',
        render: ({ nextPaymentAt }) => nextPaymentAt && dayOf(nextPaymentAt),
        as: 'one line where wide',
      },
      {
        label: texts.since,
        by: 'startedAt',
        render: ({ startedAt }) => dayOf(startedAt),
        as: 'one line where wide',
      },
    ]}
  />
);

const offerOf = (subscription: Subscription): string =>
  [subscription.offerName, madeOf(subscription)].filter(Boolean).join(' · ');

const Offer = (subscription: Subscription) => (
  <>
    <PageLink
      to={analyticsPath({ id: subscription.productId })}
      variant="body2"
      color="textPrimary"
      underline="hover"
      onClick={(event) => event.stopPropagation()}
    >
      {subscription.title}
    </PageLink>
    <Muted>{offerOf(subscription)}</Muted>
  </>
);

const Card = (subscription: Subscription) => (
  <RowCard
    name={studentOf(subscription)}
    beside={amountEach(subscription)}
    facts={[
      subscription.title,
      offerOf(subscription),
      [
        texts.sinceDay(dayOf(subscription.startedAt)),
        subscription.nextPaymentAt && texts.nextOn(dayOf(subscription.nextPaymentAt)),
      ]
        .filter(Boolean)
        .join(' · '),
    ]}
  >
    <SubscriptionState {...subscription} />
  </RowCard>
);
