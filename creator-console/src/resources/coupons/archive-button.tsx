import { Button } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { refusalOf } from '../../providers/refusal';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../../shared/toast/use-toast';
import type { Coupon } from './coupon';
import { texts } from './texts';

/** Puts a coupon away, which can be undone, or brings it back. */
export function ArchiveButton({ coupon: { id, code, status } }: { coupon: Coupon }) {
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const refresh = useRefresh();
  const { archiveCoupon, restoreCoupon } = useActs();
  const isArchived = status === 'archived';

  async function attempt(act: typeof archiveCoupon, title: string, undo?: () => void) {
    setBusy(true);
    try {
      await act(id);
      toast({ title, text: code, ...(undo && { undo }) });
    } catch (error) {
      toast({ title: texts.failed, text: refusalOf(error).message ?? texts.tryAgain, failed: true });
    } finally {
      setBusy(false);
      refresh();
    }
  }
  const restore = () => void attempt(restoreCoupon, texts.restored);
  const archive = () => void attempt(archiveCoupon, texts.archived, restore);

  return (
    <Button color="inherit" disabled={isBusy} onClick={isArchived ? restore : archive}>
      {isArchived ? texts.restore : texts.archive}
    </Button>
  );
}
