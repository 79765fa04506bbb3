import { Box } from '@mui/material';
import type { NumberField, Offering } from './call';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';

export type TypedNumbers = Record<NumberField, string>;

const FIELDS = Object.keys(texts.numbers) as NumberField[];

/** Stored in minutes, shown in hours. */
const IN_HOURS: readonly NumberField[] = ['noticeMinutes', 'cancelMinutes'];
const unitOf = (field: NumberField): number => (IN_HOURS.includes(field) ? 60 : 1);

export const typedNumbers = (offering: Offering): TypedNumbers =>
  Object.fromEntries(FIELDS.map((field) => [field, String(offering[field] / unitOf(field))])) as TypedNumbers;

export const numbersOf = (typed: TypedNumbers): Pick<Offering, NumberField> =>
  Object.fromEntries(
    FIELDS.map((field) => [field, Math.round(Number(typed[field]) * unitOf(field))]),
  ) as Pick<Offering, NumberField>;

/** Numbers of a group, which meets on dates. */
const OF_GROUPS: readonly NumberField[] = ['minutes', 'bufferBefore', 'bufferAfter', 'cancelMinutes'];

interface Props {
  typed: TypedNumbers;
  isGroup: boolean;
  onType: (typed: TypedNumbers) => void;
}

export const OfferingNumbers = ({ typed, isGroup, onType }: Props) => (
  <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
    {(isGroup ? OF_GROUPS : FIELDS).map((field) => (
      <TextField
        name={field}
        key={field}
        label={texts.numbers[field]}
        type="number"
        value={typed[field]}
        onChange={({ target }) => onType({ ...typed, [field]: target.value })}
        slotProps={{ htmlInput: { min: 0 } }}
      />
    ))}
  </Box>
);
