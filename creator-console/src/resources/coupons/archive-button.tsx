import { Button } from '@mui/material';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { useAttempt } from '../../shared/toast/use-attempt';
import type { Coupon } from './coupon';
import { texts } from './texts';

/** Puts a coupon away, which can be undone, or brings it back. */
export function ArchiveButton({ coupon: { id, code, status } }: { coupon: Coupon }) {
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const refresh = useRefresh();
  const { archiveCoupon, restoreCoupon } = useActs();
  const isArchived = status === 'archived';

  async function settle(act: typeof archiveCoupon, title: string, undo?: () => void) {
    await attempt(() => act(id), { title, text: code, ...(undo && { undo }) });
    refresh();
  }
  const restore = () => void settle(restoreCoupon, texts.restored);
  const archive = () => void settle(archiveCoupon, texts.archived, restore);

  return (
    <Button color="inherit" disabled={isBusy} onClick={isArchived ? restore : archive}>
      {isArchived ? texts.restore : texts.archive}
    </Button>
  );
}
