import { Alert, FormControlLabel, LinearProgress, Stack, Switch } from '@mui/material';
import { Muted } from '../shared/muted';
import { Notice } from '../shared/notice';
import type { MediaAsset } from '../shared/uploads/kind-of';
import { type MediaDetail, useConversion, useConvertAgain, useKeepOriginals } from './media.api';
import { texts } from './texts';

/** State of a conversion in a few words, for a card; undefined if there is nothing to say. */
export function conversionWords({ conversion, conversionPercent, canPlayEverywhere }: MediaAsset) {
  if (conversion === 'running') return texts.conversion.running(conversionPercent ?? 0);
  if (conversion !== null) return texts.conversion[conversion];
  return canPlayEverywhere === false ? texts.fewBrowsers : undefined;
}

/**
 * Explains before an upload what happens to videos that not all browsers can play, and asks whether to keep the
 * originals.
 */
export function ConversionSettings() {
  const { data } = useConversion();
  const { mutate, isPending, variables } = useKeepOriginals();
  if (!data) return null;
  if (!data.isAvailable) return <Alert severity="info">{texts.conversion.missing}</Alert>;
  return (
    <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 3, alignItems: 'center' }}>
      <Muted>{texts.conversion.about(minutes(data.perMinuteSeconds))}</Muted>
      <FormControlLabel
        label={texts.conversion.keepOriginals}
        slotProps={{ typography: { variant: 'body2' } }}
        sx={{ minHeight: 44 }}
        control={
          <Switch
            size="small"
            checked={isPending ? variables : data.wantsOriginals}
            onChange={(_, keeps) => mutate(keeps)}
          />
        }
      />
    </Stack>
  );
}

/** Shows the progress of a file's conversion, or what the coach can do. */
export function ConversionNotice({ asset }: { asset: MediaDetail }) {
  const { id, conversion, conversionPercent, durationSeconds, canPlayEverywhere } = asset;
  const isUnplayable = canPlayEverywhere === false;
  const { data } = useConversion(isUnplayable || conversion !== null);
  const { mutate, isPending } = useConvertAgain(id);
  if (conversion === null && !isUnplayable) return null;
  if (data?.isAvailable === false)
    return isUnplayable && <Alert severity="warning">{texts.playsInFew}</Alert>;
  if (conversion === 'failed' || conversion === null) {
    const { act, severity, words } = conversion ? FAILED : CONVERTIBLE;
    return (
      <Notice severity={severity} act={act} onAct={() => !isPending && mutate()}>
        {words}
      </Notice>
    );
  }
  const takes = data && durationSeconds && minutes((durationSeconds / 60) * data.perMinuteSeconds);
  return (
    <Stack spacing={1}>
      <Alert severity="info">
        {conversionWords(asset)}. {takes && texts.conversion.takes(takes)}
      </Alert>
      <LinearProgress
        aria-label={texts.conversion.progress}
        {...(conversion === 'running' && { variant: 'determinate', value: conversionPercent ?? 0 })}
      />
    </Stack>
  );
}

const FAILED = { severity: 'error', act: texts.again, words: texts.conversion.failedHelp } as const;
/** A video that was uploaded before the site could convert. */
const CONVERTIBLE = {
  severity: 'warning',
  act: texts.conversion.start,
  words: texts.conversion.startHelp,
} as const;

const minutes = (seconds: number): number => Math.max(1, Math.round(seconds / 60));
