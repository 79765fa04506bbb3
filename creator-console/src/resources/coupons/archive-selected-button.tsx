import ArchiveIcon from '@mui/icons-material/ArchiveOutlined';
import { useState } from 'react';
import { Button, useListContext } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { useToast } from '../../shared/toast/use-toast';
import { useSeveral } from '../../shared/use-several';
import type { Coupon } from './coupon';
import { texts } from './texts';

const WORDS = {
  refused: ({ code }: Coupon, why: string) => texts.refused(code, why),
  failed: texts.tryAgain,
};

/** Puts the ticked coupons away; undoing brings back those that it put away. */
export function ArchiveSelectedButton() {
  const { data = [], selectedIds, onUnselectItems } = useListContext<Coupon>();
  const [isBusy, setBusy] = useState(false);
  const toast = useToast();
  const { archiveCoupon, restoreCoupon } = useActs();
  const each = useSeveral(WORDS);
  const chosen = data.filter(({ id, status }) => selectedIds.includes(id) && status !== 'archived');

  const restore = async (coupons: Coupon[]) => {
    const { done, ...news } = await each(coupons, ({ id }) => restoreCoupon(id));
    toast({ title: texts.restoredMany(done.length), ...news });
  };
  const archive = async () => {
    setBusy(true);
    const { done, ...news } = await each(chosen, ({ id }) => archiveCoupon(id));
    setBusy(false);
    toast({
      ...news,
      title: texts.archivedMany(done.length),
      ...(done.length > 0 && { undo: () => void restore(done) }),
    });
    onUnselectItems();
  };
  return (
    <Button label={texts.archive} disabled={isBusy || chosen.length === 0} onClick={() => void archive()}>
      <ArchiveIcon />
    </Button>
  );
}
