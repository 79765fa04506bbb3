import { Box, Table, TableBody, TableCell, TableHead, TableRow, Typography } from '@mui/material';
import type { Progress } from './broadcast';
import { texts } from './texts';
import { Fact } from '../../shared/facts';
import { Secondary } from '../../shared/secondary';
import type { ReactNode } from 'react';

const COUNTS = [
  'total',
  'sent',
  'queued',
  'waiting',
  'failed',
  'leftOut',
  'unsubscribed',
  'clicked',
] as const;
/** Counts that are shown even at zero. */
const ALWAYS: readonly string[] = ['total', 'sent', 'unsubscribed', 'clicked'];

/** Delivery counts of a broadcast, in recipients. */
export const ProgressFacts = ({ progress }: { progress: Progress }) => (
  <>
    {COUNTS.filter((count) => ALWAYS.includes(count) || progress[count] > 0).map((count) => (
      <Fact key={count} label={texts.progress[count]}>
        {progress[count]}
      </Fact>
    ))}
  </>
);

/** Links of a mailing, with the number of people who clicked each. */
export function LinkTable({ links }: { links: Progress['links'] }) {
  if (links.length === 0) return <Typography color="textSecondary">{texts.noLinks}</Typography>;
  return (
    <Box sx={{ overflowX: 'auto' }}>
      <Table size="small">
        <TableHead>
          <TableRow>
            <TableCell>{texts.link}</TableCell>
            <TableCell align="right">{texts.followedBy}</TableCell>
            <TableCell align="right">{texts.clicks}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {links.map(({ id, url, label, people, clicks }) => (
            <TableRow key={id}>
              <TableCell sx={{ overflowWrap: 'anywhere' }}>
                {label}
                {label !== url && <Secondary>{url}</Secondary>}
              </TableCell>
              <TableCell align="right">{people}</TableCell>
              <TableCell align="right">{clicks}</TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Box>
  );
}

/** Part of the report of a broadcast or a sequence. */
export const ReportSection = ({ title, children }: { title: string; children: ReactNode }) => (
  <Box component="section" aria-label={title}>
    <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
      {title}
    </Typography>
    {children}
  </Box>
);
