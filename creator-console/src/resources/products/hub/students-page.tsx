import { Box, Card, Stack, Typography, Button } from '@mui/material';
import { SeatLine } from '../../../shared/seats/seat-holder';
import { type ProductStudent, readStudents } from './hub.api';
import { MoreList, StudentLink } from './more-list';
import { ProductPage } from './product-page';
import { texts } from './texts';
import type { Schemas } from '@sanctum/openapi';
import { useGetList } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { dayOf } from '../../../shared/moment';
import { PageLink } from '../../../shared/page-link';
import { Secondary } from '../../../shared/secondary';
import { Loaded } from '../../../shared/loaded';

type Order = Schemas['CoachOrderResponse'];

const ordersOf = (productId: string): string =>
  `/orders?${new URLSearchParams({ filter: JSON.stringify({ productId }) })}`;

/** The latest orders with this product, each linked to its page; the order list has the rest. */
function ProductOrders({ id }: { id: string }) {
  const query = useGetList<Order>('orders', {
    filter: { productId: id },
    sort: { field: 'paidAt', order: 'DESC' },
    pagination: { page: 1, perPage: 10 },
  });
  return (
    <Stack component="section" aria-label={texts.orders} spacing={1.5}>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h6" component="h3">
          {texts.orders}
        </Typography>
        <Button component={RouterLink} to={ordersOf(id)} size="small">
          {texts.allOrders}
        </Button>
      </Stack>
      <Loaded
        query={query}
        failed={texts.notLoaded}
        loading={texts.loading}
        heights={[120]}
        empty={<Typography color="textSecondary">{texts.noOrders}</Typography>}
      >
        {(orders) => (
          <Box component="ul" aria-label={texts.orders} sx={{ m: 0, p: 0, listStyle: 'none' }}>
            {orders.map(({ id: orderId, number, buyerName, paidAt: receivedAt }) => (
              <Box component="li" key={orderId} sx={{ py: 1, borderBottom: 1, borderColor: 'divider' }}>
                <PageLink to={`/orders/${orderId}/show`} sx={{ fontWeight: 600 }}>
                  {number}
                </PageLink>
                <Secondary sx={{ overflowWrap: 'anywhere' }}>
                  {[buyerName, receivedAt && dayOf(receivedAt)].filter(Boolean).join(' · ')}
                </Secondary>
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </Stack>
  );
}

/** Owners of a product with their progress, and its orders. */
export const StudentsPage = () => (
  <ProductPage>
    {(id) => (
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <Stack component="section" aria-label={texts.students} spacing={1.5}>
            <Typography variant="h6" component="h3">
              {texts.students}
            </Typography>
            <MoreList
              label={texts.students}
              of={[id, 'students']}
              read={(page) => readStudents(id, page)}
              row={Owner}
              none={texts.noStudents}
            />
          </Stack>
        </Card>
        <Card sx={{ p: { xs: 2, md: 3 } }}>
          <ProductOrders id={id} />
        </Card>
      </Box>
    )}
  </ProductPage>
);

function Owner({ id, name, source, since, lessonTitle, completedLessonCount, ...seats }: ProductStudent) {
  const facts = [
    texts.since(texts.sources[source], since),
    ...(lessonTitle === null ? [] : [texts.standsAt(lessonTitle)]),
    ...(completedLessonCount === 0 ? [] : [texts.completed(completedLessonCount)]),
  ];
  return (
    <>
      <StudentLink id={id} name={name} />
      <Secondary>{facts.join(' · ')}</Secondary>
      <SeatLine {...seats} />
    </>
  );
}
