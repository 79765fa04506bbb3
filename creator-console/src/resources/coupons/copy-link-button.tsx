import LinkIcon from '@mui/icons-material/Link';
import { Button } from '@mui/material';
import { useToast } from '../../shared/toast/use-toast';
import type { Coupon } from './coupon';
import { texts } from './texts';

/** Copies the address that puts the coupon into the cart of whoever opens it. */
export function CopyLinkButton({ link }: Pick<Coupon, 'link'>) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => toast({ title: texts.copied, text: texts.copiedText }),
      () => toast({ title: texts.notCopied, text: link, failed: true }),
    );
  return (
    <Button startIcon={<LinkIcon />} onClick={() => void copy()}>
      {texts.copyLink}
    </Button>
  );
}
