import {
  Alert,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableContainer,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useId } from 'react';
import { texts } from './texts';
import type { StudentImport } from './student-import';
import { Secondary } from '../../../shared/secondary';

/** Preview of an import, with every problem and its line number. */
export const ImportReport = ({ rows, added, problems, examples }: StudentImport) => (
  <Stack spacing={2} sx={{ width: '100%' }}>
    <Alert severity={added > 0 ? 'success' : 'warning'}>
      {texts.found(added, rows)} {texts.asThey}
    </Alert>
    {examples.length > 0 && <Examples examples={examples} />}
    {problems.length > 0 && <Problems problems={problems} />}
  </Stack>
);

const Examples = ({ examples }: Pick<StudentImport, 'examples'>) => (
  <div>
    <Typography component="h3" variant="subtitle2">
      {texts.examples}
    </Typography>
    {examples.map(({ line, name, email, tags }) => (
      <Secondary key={line} sx={{ overflowWrap: 'anywhere' }}>
        {[name, email, ...tags].join(' · ')}
      </Secondary>
    ))}
  </div>
);

function Problems({ problems }: Pick<StudentImport, 'problems'>) {
  const heading = useId();
  return (
    <div>
      <Typography id={heading} component="h3" variant="subtitle2">
        {texts.problems(problems.length)}
      </Typography>
      <Secondary>{texts.leftOut}</Secondary>
      <TableContainer
        component="section"
        tabIndex={0}
        aria-labelledby={heading}
        sx={{ maxHeight: 320, mt: 1 }}
      >
        <Table size="small" stickyHeader aria-labelledby={heading}>
          <TableHead>
            <TableRow>
              {[texts.line, texts.column, texts.problem].map((label) => (
                <TableCell key={label}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.map(({ line, column, problem }) => (
              <TableRow key={`${line} ${column} ${problem}`}>
                <TableCell>{line}</TableCell>
                <TableCell sx={{ overflowWrap: 'anywhere' }}>{column ?? ''}</TableCell>
                <TableCell>{texts.what[problem]}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </div>
  );
}
