import { changeOf } from '../../shared/figures/change';
import { ChangeLine } from '../../shared/figures/change-line';
import { count, money } from '../../shared/figures/format';
import { StatCard, THREE_STATS } from '../../shared/figures/stat-card';
import { filteredPath } from '../../shared/filtered-path';
import { TitledSection } from '../../shared/titled-card';
import { Box } from '@mui/material';
import type { Overview } from './overview.api';
import { texts } from './texts';

/** Money and people of the last seven days next to the seven before. Each card links to its list. */
export const Week = ({ week, weekBefore: before }: Pick<Overview, 'week' | 'weekBefore'>) => (
  <TitledSection title={texts.week}>
    <Box sx={THREE_STATS}>
      <Figure
        label={texts.weekRevenue}
        now={Number(week.revenue)}
        before={Number(before.revenue)}
        format={(amount) => money(String(amount))}
        to="/revenue?period=7"
      />
      <Figure
        label={texts.weekOrders}
        now={week.orderCount}
        before={before.orderCount}
        format={count}
        to={filteredPath('orders', { from: week.from })}
      />
      <Figure
        label={texts.weekStudents}
        now={week.newStudentCount}
        before={before.newStudentCount}
        format={count}
        to={filteredPath('students', { joinedAt_gte: week.startsAt })}
      />
    </Box>
  </TitledSection>
);

interface Props {
  label: string;
  now: number;
  before: number;
  format: (value: number) => string;
  to: string;
}

const Figure = ({ label, now, before, format, to }: Props) => (
  <StatCard label={label} value={format(now)} to={to}>
    <ChangeLine change={changeOf(now, before)} before={format(before)} />
  </StatCard>
);
