import { Box, Checkbox, FormControlLabel, Typography } from '@mui/material';
import { useState } from 'react';
import { FormDialog } from '../../../shared/dialogs/form-dialog';
import { useAct } from '../../../shared/fresh-sign-in/use-act';
import { scopesIn, verbOf } from '@sanctum/web/account/api-tokens';
import { type Scope, useMakeApiToken } from './api-tokens.api';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import { WrongFields } from '../../../providers/refusal';
import { FieldGroup } from '../../../shared/forms/field-group';
import { texts as forms } from '../../../shared/forms/texts';
import { useFields, ChoiceField } from '../../../shared/forms/use-fields';
import { choicesOf } from '../../../shared/filters';

const NAME_LENGTH = 60;
const AREAS = Object.entries(texts.areas) as [keyof typeof texts.areas, string][];

/** Asks for a name and permissions. */
// oxlint-disable-next-line max-lines-per-function -- one form, field after field
export function NewApiTokenDialog({
  onMade,
  onClose,
}: {
  onMade: (token: string) => void;
  onClose: () => void;
}) {
  const { values, set, field } = useFields({ name: '', days: '90' });
  const [scopes, setScopes] = useState<readonly Scope[]>([]);
  const { run, ...acting } = useAct();
  const make = useMakeApiToken();

  const toggle = (scope: Scope, isOn: boolean) =>
    setScopes((before) => (isOn ? [...before, scope] : before.filter((one) => one !== scope)));
  const submit = () => {
    void run(async () => {
      if (scopes.length === 0) throw new WrongFields(forms.check, { scopes: texts.missing });
      onMade(
        (await make({ name: values.name, scopes: [...scopes], expiresInDays: Number(values.days) })).token,
      );
    });
  };

  return (
    <FormDialog {...acting} title={texts.formTitle} submit={texts.submit} onSubmit={submit} onClose={onClose}>
      <Typography>{texts.formText}</Typography>
      <TextField
        required
        label={texts.name}
        helperText={texts.nameHelp}
        autoComplete="off"
        {...field('name', NAME_LENGTH)}
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
              <Typography sx={{ flex: { xs: '1 0 100%', sm: '0 0 44%' } }}>{label}</Typography>
              {scopesIn(area).map((scope) => (
                <FormControlLabel
                  key={scope}
                  label={texts.verbs[verbOf(scope)]}
                  control={
                    <Checkbox
                      checked={scopes.includes(scope)}
                      onChange={(_, isOn) => toggle(scope, isOn)}
                      slotProps={{ input: { 'aria-label': `${label}: ${texts.verbs[verbOf(scope)]}` } }}
                    />
                  }
                />
              ))}
            </Box>
          ))}
        </Box>
      </FieldGroup>
      <ChoiceField
        name="expiresInDays"
        label={texts.days}
        choices={choicesOf(texts.lives)}
        value={values.days}
        onChange={(days) => set({ days })}
      />
    </FormDialog>
  );
}
