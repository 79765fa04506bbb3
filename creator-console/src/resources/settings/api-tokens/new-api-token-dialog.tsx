import { Box, Checkbox, FormControlLabel, MenuItem, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { type Scope, useMakeApiToken } from './api-tokens.api';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import { WrongFields } from '../../../providers/refusal';
import { FieldGroup } from '../../../shared/forms/field-group';
import { texts as forms } from '../../../shared/forms/texts';

const NAME_LENGTH = 60;
type Area = keyof typeof texts.areas;

const AREAS = Object.entries(texts.areas) as [Area, string][];

const scopesOf = (area: Area): readonly Scope[] =>
  area === 'orders' ? ['orders:read', 'orders:write', 'orders:refund'] : [`${area}:read`, `${area}:write`];

const verbOf = (scope: Scope) => texts.verbs[scope.split(':')[1] as keyof typeof texts.verbs];

/** Asks which program it is for and what it may do. */
export function NewApiTokenDialog({
  onMade,
  onClose,
}: {
  onMade: (token: string) => void;
  onClose: () => void;
}) {
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const [days, setDays] = useState('90');
  const { run, ...acting } = useAct();
  const make = useMakeApiToken();

  const toggle = (scope: Scope, isOn: boolean) =>
    setScopes((before) => (isOn ? [...before, scope] : before.filter((one) => one !== scope)));
  const submit = () => {
    void run(async () => {
      if (scopes.length === 0) throw new WrongFields(forms.check, { scopes: texts.missing });
      onMade((await make({ name, scopes: [...scopes], expiresInDays: Number(days) })).token);
    });
  };

  return (
    <FormDialog {...acting} title={texts.formTitle} submit={texts.submit} onSubmit={submit} onClose={onClose}>
      <Typography>{texts.formText}</Typography>
      <TextField
        name="name"
        required
        label={texts.name}
        helperText={texts.nameHelp}
        autoComplete="off"
        value={name}
        onChange={({ target }) => setName(target.value)}
        slotProps={{ htmlInput: { maxLength: NAME_LENGTH } }}
      />
      <FieldGroup name="scopes" label={texts.allowed}>
        <Box
          component="fieldset"
          sx={{ border: 1, borderColor: 'divider', borderRadius: 1, m: 0, px: 2, py: 1 }}
        >
          <Typography component="legend" variant="body2" sx={{ px: 0.5 }}>
            {texts.allowed}
          </Typography>
          {AREAS.map(([area, label]) => (
            <Box key={area} sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
              <Typography sx={{ flex: '1 1 14rem' }}>{label}</Typography>
              {scopesOf(area).map((scope) => (
                <FormControlLabel
                  key={scope}
                  label={verbOf(scope)}
                  control={
                    <Checkbox
                      checked={scopes.includes(scope)}
                      onChange={(_, isOn) => toggle(scope, isOn)}
                      slotProps={{ input: { 'aria-label': `${label}: ${verbOf(scope)}` } }}
                    />
                  }
                />
              ))}
            </Box>
          ))}
        </Box>
      </FieldGroup>
      <TextField
        name="expiresInDays"
        select
        label={texts.days}
        value={days}
        onChange={({ target }) => setDays(target.value)}
      >
        {Object.entries(texts.lives).map(([value, label]) => (
          <MenuItem key={value} value={value}>
            {label}
          </MenuItem>
        ))}
      </TextField>
    </FormDialog>
  );
}
