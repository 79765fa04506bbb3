import { Muted } from '../../shared/muted';
import { Box, Button, Checkbox, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { texts } from './texts';

const { recovery: words } = texts;

/** Shown once, until the coach confirms having saved them. */
export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  const [isKept, setKept] = useState(false);
  const [said, setSaid] = useState('');
  const text = codes.join('\n');

  const copy = () =>
    navigator.clipboard.writeText(text).then(
      () => setSaid(words.copied),
      () => setSaid(words.copyFailed),
    );

  return (
    <Stack spacing={2.5} sx={{ alignItems: 'flex-start' }}>
      <Box>
        <Typography component="h2" variant="h6">
          {words.title}
        </Typography>
        <Typography color="textSecondary">{words.text}</Typography>
      </Box>
      <Box
        component="ul"
        aria-label={words.list}
        sx={{
          m: 0,
          p: 0,
          listStyle: 'none',
          fontFamily: 'monospace',
          display: 'grid',
          columnGap: 4,
          rowGap: 0.75,
          gridTemplateColumns: { sm: '1fr 1fr' },
        }}
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </Box>
      <Stack direction="row" spacing={1.5} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
        <Button variant="outlined" onClick={() => void copy()}>
          {words.copy}
        </Button>
        <Button
          variant="outlined"
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(`${text}\n`)}`}
          download={words.file}
        >
          {words.download}
        </Button>
        <Muted component="output">{said}</Muted>
      </Stack>
      <FormControlLabel
        control={<Checkbox checked={isKept} onChange={(_, checked) => setKept(checked)} />}
        label={words.kept}
      />
      <Button variant="contained" disabled={!isKept} onClick={onKept}>
        {words.done}
      </Button>
    </Stack>
  );
}
