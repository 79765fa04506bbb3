import CopyIcon from '@mui/icons-material/ContentCopy';
import { Box, IconButton, Tooltip } from '@mui/material';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';

/** Number of characters that are enough to recognize the id. */
const SHOWN = 12;

/** The payment provider's id: its start is shown, and the whole id can be copied. */
export function PaymentId({ id }: { id: string }) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(id).then(
      () => toast({ title: texts.copied, text: id }),
      () => toast({ title: texts.notCopied, text: id, failed: true }),
    );
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.5 }}>
      <Box component="code" title={id} sx={{ whiteSpace: 'nowrap' }}>
        {id.slice(0, SHOWN)}
        {id.length > SHOWN && '…'}
      </Box>
      <Tooltip title={texts.copy}>
        <IconButton size="small" aria-label={texts.copy} onClick={() => void copy()}>
          <CopyIcon fontSize="inherit" />
        </IconButton>
      </Tooltip>
    </Box>
  );
}
