import { Checkbox, FormControl, FormControlLabel, FormGroup, FormLabel } from '@mui/material';
import { money } from '../../shared/figures/format';
import type { OrderLine } from './orders.api';

interface Props {
  legend: string;
  lines: readonly OrderLine[];
  chosen: readonly OrderLine[];
  onChange: (chosen: OrderLine[]) => void;
}

/** Some lines of an order; hidden if none can be chosen. */
export const LineChoice = ({ legend, lines, chosen, onChange }: Props) =>
  lines.length === 0 ? null : (
    <FormControl component="fieldset">
      <FormLabel component="legend">{legend}</FormLabel>
      <FormGroup>
        {lines.map((line) => (
          <FormControlLabel
            key={line.id}
            sx={{ overflowWrap: 'anywhere' }}
            control={
              <Checkbox
                checked={chosen.includes(line)}
                onChange={(_, isChosen) =>
                  onChange(lines.filter((each) => (each === line ? isChosen : chosen.includes(each))))
                }
              />
            }
            label={`${line.title}, ${money(line.amountRefundable ?? line.price)}`}
          />
        ))}
      </FormGroup>
    </FormControl>
  );
