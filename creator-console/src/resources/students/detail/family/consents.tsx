import { Box, Typography } from '@mui/material';
import { useId } from 'react';
import { momentOf } from '../../../../shared/moment';
import type { Consent } from './family.api';
import { texts } from './texts';

/** All that was agreed to and withdrawn, the newest first, with how it is known who said so. */
export function Consents({ consents }: { consents: Consent[] }) {
  const id = useId();
  return (
    <Box component="section" aria-labelledby={id} sx={{ width: '100%' }}>
      <Typography id={id} variant="subtitle1" component="h4" sx={{ fontWeight: 650 }}>
        {texts.records}
      </Typography>
      {consents.length === 0 ? (
        <Typography color="textSecondary">{texts.noRecords}</Typography>
      ) : (
        <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {consents.map((consent) => (
            <Box component="li" key={consent.id} sx={{ py: 1, borderTop: 1, borderColor: 'divider' }}>
              <One {...consent} />
            </Box>
          ))}
        </Box>
      )}
    </Box>
  );
}

const One = ({ purpose, given, at, by, method, evidence }: Consent) => (
  <>
    <Typography variant="body2" sx={{ fontWeight: 600 }}>
      {(given ? texts.given : texts.withdrawn)(texts.purposes[purpose])}
    </Typography>
    <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
      {[momentOf(at), by ?? texts.gone, texts.methods[method]].join(' · ')}
    </Typography>
    {evidence !== null && (
      <Typography variant="body2" sx={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
        {evidence}
      </Typography>
    )}
  </>
);
