import {
  Alert,
  Button,
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
import type { Problem, StudentImport } from './student-import';
import { toCsv } from '../../../shared/figures/csv';
import { saveFile } from '../../../shared/figures/save-file';
import { Secondary } from '../../../shared/secondary';

/** Preview of an import, with every problem and its line number. */
export const ImportReport = ({ rows, added, existing, given, problems, examples }: StudentImport) => (
  <Stack spacing={2} sx={{ width: '100%' }}>
    <Alert severity={added + given > 0 ? 'success' : 'warning'}>
      {texts.found(added, rows)} {existing > 0 && texts.existing(existing)} {given > 0 && texts.given(given)}
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

/** Problems on the screen; the downloaded file has all. */
const SHOWN = 200;

const rowOf = ({ line, column, problem }: Problem) => [line, column ?? '', texts.what[problem]];

function Problems({ problems }: Pick<StudentImport, 'problems'>) {
  const heading = useId();
  const headings = [texts.line, texts.column, texts.problem];
  const save = () => saveFile(texts.file, 'text/csv', toCsv([headings, ...problems.map(rowOf)]));
  return (
    <div>
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 1 }}>
        <Typography id={heading} component="h3" variant="subtitle2">
          {texts.problems(problems.length)}
        </Typography>
        <Button size="small" onClick={save}>
          {texts.save}
        </Button>
      </Stack>
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
              {headings.map((label) => (
                <TableCell key={label}>{label}</TableCell>
              ))}
            </TableRow>
          </TableHead>
          <TableBody>
            {problems.slice(0, SHOWN).map(({ line, column, problem }) => (
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
