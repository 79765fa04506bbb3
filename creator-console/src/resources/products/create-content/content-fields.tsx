import { InputAdornment, Stack } from '@mui/material';
import { PRODUCT_LIMITS } from '@sanctum/openapi/choices';
import { currencySign } from '../../../shared/figures/format';
import { UploadField } from '../../../shared/uploads/upload-field';
import type { UploadedFile } from '../../../shared/uploads/uploaded-file';
import { categoriesOf } from '../product/product';
import { formTexts } from '../product/texts';
import type { ContentKind } from './context';
import type { Draft } from './draft';
import { TextField } from '../../../shared/forms/text-field';
import { CheckField } from '../../../shared/forms/choices';
import { ChoiceField } from '../../../shared/forms/use-fields';

interface Props {
  kind: ContentKind;
  draft: Draft;
  onChange: (changes: Partial<Draft>) => void;
}

// oxlint-disable-next-line max-lines-per-function -- one form, field after field
export function ContentFields({ kind, draft, onChange }: Props) {
  const field = (name: 'title' | 'description' | 'price' | 'category' | 'duration', help?: string) => ({
    name,
    label: formTexts[name],
    value: draft[name],
    helperText: help,
    fullWidth: true,
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <Stack spacing={2} sx={{ pt: 1 }}>
      <TextField
        {...field('title')}
        required
        slotProps={{ htmlInput: { maxLength: PRODUCT_LIMITS.title } }}
      />
      <TextField
        {...field('description', formTexts.descriptionHelp)}
        required
        multiline
        minRows={3}
        maxRows={12}
        slotProps={{ htmlInput: { maxLength: PRODUCT_LIMITS.description } }}
      />
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={2}>
        {!draft.isSubscriptionOnly && (
          <TextField
            {...field('price', formTexts.priceHelp)}
            required
            type="number"
            slotProps={{
              input: { startAdornment: <InputAdornment position="start">{currencySign()}</InputAdornment> },
              htmlInput: { min: 0, step: 0.01, inputMode: 'decimal' },
            }}
          />
        )}
        <ChoiceField
          {...field('category')}
          required
          choices={categoriesOf({ type: kind }).map((name) => ({ id: name, name }))}
          onChange={(category) => onChange({ category })}
        />
      </Stack>
      <CheckField
        label={formTexts.subscriptionOnly}
        help={formTexts.subscriptionOnlyHelp}
        checked={draft.isSubscriptionOnly}
        onChange={(isSubscriptionOnly) => onChange({ isSubscriptionOnly })}
      />
      {kind === 'course' && (
        <TextField {...field('duration')} slotProps={{ htmlInput: { maxLength: PRODUCT_LIMITS.duration } }} />
      )}
      <UploadField
        name="thumbnailUrl"
        label={formTexts.thumbnail}
        help={formTexts.thumbnailHelp}
        purpose="thumbnail"
        required
        shown={shownOf(draft.thumbnail)}
        onUploaded={(thumbnail) => onChange({ thumbnail })}
      />
      {kind === 'digital_file' && (
        <UploadField
          name="fileUrl"
          label={formTexts.file}
          help={formTexts.fileHelp}
          purpose="file"
          required
          shown={shownOf(draft.file)}
          onUploaded={(file) => onChange({ file })}
        />
      )}
    </Stack>
  );
}

const shownOf = (upload: UploadedFile | null) =>
  upload
    ? {
        name: upload.fileName,
        size: upload.fileSize,
        ...(upload.previewUrl !== undefined && { pictureUrl: upload.previewUrl }),
      }
    : undefined;
