import { Box, Card, Stack, Typography } from '@mui/material';
import { SeatLine } from '../../../shared/seats/seat-line';
import { type ProductStudent, readStudents } from './hub.api';
import { MoreList } from './more-list';
import { ProductOrders } from './product-orders';
import { ProductPage } from './product-page';
import { StudentLink } from './student-link';
import { texts } from './texts';

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

function Owner({ id, name, source, since, lessonTitle, completedLessons, ...seats }: ProductStudent) {
  const facts = [
    texts.since(texts.sources[source], since),
    ...(lessonTitle === null ? [] : [texts.standsAt(lessonTitle)]),
    ...(completedLessons === 0 ? [] : [texts.completed(completedLessons)]),
  ];
  return (
    <>
      <StudentLink id={id} name={name} />
      <Typography variant="body2" color="textSecondary">
        {facts.join(' · ')}
      </Typography>
      <SeatLine {...seats} />
    </>
  );
}
