import AddIcon from '@mui/icons-material/Add';
import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { Box, Button, InputAdornment, Stack, Typography } from '@mui/material';
import { useId } from 'react';
import { currencySign } from '../../../shared/figures/format';
import { A_PACKAGE, A_SINGLE, type Audience, type TypedPrice } from './price';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import { Secondary } from '../../../shared/secondary';
import { IconAct } from '../../../shared/icon-act';

interface Props {
  audience: Audience;
  prices: readonly TypedPrice[];
  onChange: (prices: readonly TypedPrice[]) => void;
}

// oxlint-disable-next-line max-lines-per-function -- one row of fields, repeated
export function PriceRows({ audience, prices, onChange }: Props) {
  const heading = useId();
  const unit = texts.unit[unitOf(audience)];
  const change = (index: number, changes: Partial<TypedPrice>) =>
    onChange(prices.map((price, at) => (at === index ? { ...price, ...changes } : price)));
  return (
    <Stack component="section" aria-labelledby={heading} spacing={1.5}>
      <div>
        <Typography id={heading} component="h3" variant="subtitle2">
          {texts.title}
        </Typography>
        <Secondary>{texts.lead}</Secondary>
      </div>
      {prices.map(({ kind, sessions, price, productId }, index) => {
        return (
          <Box
            key={index}
            sx={{
              display: 'grid',
              gap: 1,
              alignItems: 'start',
              gridTemplateColumns: kind === 'package' ? '1fr 1.4fr auto' : '1fr auto',
            }}
          >
            {kind === 'package' && (
              <TextField
                name={`prices.${index}.sessions`}
                required
                label={texts.sessions}
                value={sessions}
                disabled={productId !== undefined}
                onChange={({ target }) => change(index, { sessions: target.value })}
                slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 3 } }}
              />
            )}
            <TextField
              name={`prices.${index}.price`}
              required
              label={kind === 'package' ? texts.ofPackage : unit.price}
              value={price}
              onChange={({ target }) => change(index, { price: target.value })}
              slotProps={{
                input: { startAdornment: <InputAdornment position="start">{currencySign()}</InputAdornment> },
                htmlInput: { inputMode: 'decimal', maxLength: 9 },
              }}
            />
            <IconAct
              icon={DeleteIcon}
              label={kind === 'package' ? texts.removePackage(sessions) : unit.remove}
              onClick={() => onChange(prices.filter((_, at) => at !== index))}
              sx={{ mt: 1 }}
            />
          </Box>
        );
      })}
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {!prices.some(({ kind }) => kind === 'single') && (
          <Button startIcon={<AddIcon />} onClick={() => onChange([A_SINGLE, ...prices])}>
            {unit.add}
          </Button>
        )}
        <Button startIcon={<AddIcon />} onClick={() => onChange([...prices, A_PACKAGE])}>
          {texts.addPackage}
        </Button>
      </Stack>
    </Stack>
  );
}

function unitOf({ isGroup, isForPairs }: Audience): keyof typeof texts.unit {
  if (isForPairs) return 'pair';
  return isGroup ? 'place' : 'session';
}
