import { useRecordContext, useRefresh, maxLength, TextInput } from 'react-admin';
import { type Coupon, BLANK_COUPON } from './coupon';
import { DiscountedOrders } from './discounted-orders';
import { changesOf, usesOf } from './coupon-words';
import { CouponFields, needed } from './coupon-fields';
import { SaveBar } from '../../shared/forms/save-bar';
import { texts } from './texts';
import { KEEP_TYPED, RecordEdit } from '../../shared/forms/record-edit';
import { RecordForm } from '../../shared/forms/record-form';
import CouponIcon from '@mui/icons-material/LocalOfferOutlined';
import { Alert, Box, Stack, Button } from '@mui/material';
import { Fact, Facts } from '../../shared/facts';
import { CouponStatus } from './coupon-list';
import { useActs } from '../../providers/use-acts';
import { useAttempt } from '../../shared/toast/use-attempt';
import LinkIcon from '@mui/icons-material/Link';
import { useToast } from '../../shared/toast/use-toast';
import { COUPON_CODE_LIMIT } from '@sanctum/openapi/choices';
import { Secondary } from '../../shared/secondary';
import { RecordCreate } from '../../shared/forms/record-create';

/** Form for a new coupon, followed by its page with the link to share. */
export const CouponCreate = () => (
  <RecordCreate<Coupon>
    resource="coupons"
    texts={texts}
    blank={BLANK_COUPON}
    bar={<SaveBar label={texts.save} />}
    done={({ code }) => ({ title: texts.created, text: code })}
    leadsTo="edit"
  >
    <TextInput
      source="code"
      label={texts.code}
      helperText={texts.codeHelp}
      validate={[needed, maxLength(COUPON_CODE_LIMIT)]}
      slotProps={{ htmlInput: { autoCapitalize: 'characters', spellCheck: false } }}
    />
    <CouponFields />
  </RecordCreate>
);

/** Copies the link that adds the coupon to the visitor's cart. */
function CopyLinkButton({ url }: Pick<Coupon, 'url'>) {
  const toast = useToast();
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => toast({ title: texts.copied, text: texts.copiedText }),
      () => toast({ title: texts.notCopied, text: url, failed: true }),
    );
  return (
    <Button startIcon={<LinkIcon />} onClick={() => void copy()}>
      {texts.copyLink}
    </Button>
  );
}

/** Archives a coupon, which can be undone, or restores it. */
function ArchiveButton({ coupon: { id, code, status } }: { coupon: Coupon }) {
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

/** Status of a coupon, its uses and orders, and its link. */
function CouponHead() {
  const coupon = useRecordContext<Coupon>();
  if (!coupon) return null;
  return (
    <Stack spacing={2} sx={{ width: '100%', mb: 2 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <CouponStatus {...coupon} />
        <Box sx={{ flex: 1 }} />
        <CopyLinkButton {...coupon} />
        <ArchiveButton coupon={coupon} />
      </Box>
      <Facts>
        <Fact label={texts.code}>{coupon.code}</Fact>
        <Fact label={texts.used}>
          {usesOf(coupon)}
          <Secondary>{texts.usedHelp}</Secondary>
        </Fact>
        <DiscountedOrders {...coupon} />
        {coupon.reserved > 0 && <Fact label={texts.reserved}>{coupon.reserved}</Fact>}
        <Fact label={texts.link}>{coupon.url}</Fact>
      </Facts>
    </Stack>
  );
}

/** Warning about changes made elsewhere while the form was open; untouched fields already show them. */
function StaleCoupon({ before }: { before: Coupon }) {
  const now = useRecordContext<Coupon>();
  if (!now || now.version === before.version) return null;
  return (
    <Alert severity="warning" sx={{ width: '100%', my: 1 }}>
      {texts.stale}
      <Box component="ul" sx={{ my: 0.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {changesOf(before, now).map((change) => (
          <li key={change}>{change}</li>
        ))}
      </Box>
      {texts.staleSave}
    </Alert>
  );
}

/**
 * One coupon: status, results, and all fields except its code. If another tab saved first, typed values stay, the rest
 * is reread, and the changes are shown.
 */
export const CouponEdit = () => (
  <RecordEdit<Coupon> icon={CouponIcon} texts={texts} titleOf={({ code }) => texts.of(code)}>
    {(before) => (
      <RecordForm
        toolbar={<SaveBar label={texts.save} alwaysEnable />}
        resetOptions={before && KEEP_TYPED}
        sx={{ maxWidth: '52rem' }}
      >
        <CouponHead />
        <CouponFields />
        {/* * next to the clicked button, also on a phone */}
        {before && <StaleCoupon before={before} />}
      </RecordForm>
    )}
  </RecordEdit>
);
