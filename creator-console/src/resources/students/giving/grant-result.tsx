import { Alert, Box, Button, LinearProgress, Stack, Table, TableBody, TableCell } from '@mui/material';
import { TableContainer, TableHead, TableRow, Typography } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../../providers/use-acts';
import { toCsv } from '../../../shared/figures/csv';
import { saveFile } from '../../../shared/figures/save-file';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { Loaded } from '../../../shared/loaded';
import { Secondary } from '../../../shared/secondary';
import type { BulkGrant, MissedGrant } from './bulk-grant';
import { texts } from './texts';

const SOON = 1000;

/** Follows a bulk grant to its end, shows what it came to, and can undo it. */
export function GrantResult({ id }: { id: string }) {
  const { readBulkGrant, undoBulkGrant } = useActs();
  const { run, isActing, problem, dialog } = useAct();
  const client = useQueryClient();
  const refresh = useRefresh();
  const queryKey = ['bulk-grant', id];
  const query = useQuery({
    queryKey,
    queryFn: () => readBulkGrant(id),
    refetchInterval: ({ state }) => (state.data?.isFinished ? false : SOON),
  });
  const isFinished = query.data?.isFinished === true;
  useEffect(() => {
    if (isFinished) refresh();
  }, [isFinished, refresh]);
  const undo = () => run(async () => client.setQueryData(queryKey, await undoBulkGrant(id)));
  return (
    <Loaded query={query}>
      {(grant) => (
        <Stack spacing={2}>
          {problem && <Alert severity="error">{problem}</Alert>}
          {grant.isFinished ? (
            <Alert
              severity={grant.given > 0 ? 'success' : 'info'}
              action={
                grant.given > 0 && (
                  <Button color="inherit" disabled={isActing} onClick={() => void undo()}>
                    {texts.undo}
                  </Button>
                )
              }
            >
              {grant.isUndone ? texts.undone : texts.given(grant.given)}
            </Alert>
          ) : (
            <Progress {...grant} />
          )}
          {grant.isFinished && grant.missed.length > 0 && <Missed missed={grant.missed} />}
          {dialog}
        </Stack>
      )}
    </Loaded>
  );
}

function Progress({ settled, total, isUndone }: BulkGrant) {
  const words = isUndone ? texts.takingBack(settled, total) : texts.giving(settled, total);
  return (
    <Box>
      <Typography component="output">{words}</Typography>
      <LinearProgress
        variant="determinate"
        aria-label={words}
        value={total === 0 ? 0 : (100 * settled) / total}
        sx={{ my: 1 }}
      />
      <Secondary>{texts.closing}</Secondary>
    </Box>
  );
}

const rowOf = ({ studentName, productTitle, problem }: MissedGrant) => [
  studentName,
  productTitle,
  texts.why[problem],
];

function Missed({ missed }: Pick<BulkGrant, 'missed'>) {
  const heading = useId();
  const headings = [texts.student, texts.product, texts.reason];
  const save = () => saveFile(texts.file, 'text/csv', toCsv([headings, ...missed.map(rowOf)]));
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={heading} component="h3" variant="subtitle2">
          {texts.missed(missed.length)}
        </Typography>
        <Button size="small" onClick={save}>
          {texts.save}
        </Button>
      </Stack>
      <TableContainer component="section" tabIndex={0} aria-labelledby={heading} sx={{ maxHeight: 320 }}>
        <Table size="small" stickyHeader aria-labelledby={heading}>
          <TableHead>
            <TableRow>
              {headings.map((label) => (
                <TableCell key={label}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {missed.map((line) => (
              <TableRow key={`${line.studentId} ${line.productId}`}>
                {rowOf(line).map((cell, place) => (
                  <TableCell key={headings[place]} sx={{ overflowWrap: 'anywhere' }}>
                    {cell}
                  </TableCell>
                ))}
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}
