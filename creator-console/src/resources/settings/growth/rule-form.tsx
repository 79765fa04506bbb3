import { Button, FormControlLabel, Stack, Switch, Typography, Divider } from '@mui/material';
import { useMutation, useQueryClient, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useToast } from '../../../shared/toast/use-toast';
import { texts } from './texts';
import { TextField } from '../../../shared/forms/text-field';
import { MarkedForm } from '../../../shared/forms/marked-form';
import { type GrowthRule, RULES, readGrowthRules, saveGrowthRule } from './growth-rules.api';
import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { useFields } from '../../../shared/forms/use-fields';

/** Points for each action (product rule 12.2). */
export function GrowthSection() {
  const query = useQuery({ queryKey: RULES, queryFn: readGrowthRules });
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Loaded query={query} heights={[420]}>
        {(rules) => (
          <Stack divider={<Divider />} sx={{ gap: 2.5 }}>
            {rules.map((rule) => (
              <RuleForm key={rule.action} rule={rule} />
            ))}
          </Stack>
        )}
      </Loaded>
    </Section>
  );
}

/** Points for one action; each rule is saved separately. */
// oxlint-disable-next-line max-lines-per-function -- one form, field after field
export function RuleForm({ rule }: { rule: GrowthRule }) {
  const { values, field } = useFields(() => ({
    points: String(rule.points),
    dailyCap: rule.dailyCap === null ? '' : String(rule.dailyCap),
  }));
  const [isOn, setOn] = useState(rule.isOn);
  const heading = useId();
  const { mutate, isPending, error } = useSaving();
  const wanted = {
    action: rule.action,
    version: rule.version,
    points: Number(values.points),
    dailyCap: values.dailyCap === '' ? null : Number(values.dailyCap),
    isOn,
  };
  const isRight =
    isWithin(wanted.points, 1000) && (wanted.dailyCap === null || isWithin(wanted.dailyCap, 100));
  const isChanged =
    wanted.points !== rule.points || wanted.dailyCap !== rule.dailyCap || wanted.isOn !== rule.isOn;
  return (
    <MarkedForm
      labelledBy={heading}
      refusal={error ?? undefined}
      isBusy={isPending}
      isUnsaved={isChanged}
      onSubmit={() => isRight && mutate(wanted)}
      sx={{ display: 'grid', gap: 1.5 }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', justifyContent: 'space-between', gap: 2 }}>
        <Typography id={heading} component="h3" sx={{ fontWeight: 600 }}>
          {texts.actions[rule.action]}
        </Typography>
        <FormControlLabel
          label=""
          sx={{ mr: 0 }}
          control={
            <Switch
              checked={isOn}
              onChange={(_, on) => setOn(on)}
              slotProps={{ input: { 'aria-label': texts.isOn(texts.actions[rule.action]) } }}
            />
          }
        />
      </Stack>
      <Stack direction="row" useFlexGap sx={{ gap: 2, flexWrap: 'wrap', alignItems: 'flex-start' }}>
        <TextField
          {...field('points')}
          label={texts.points}
          type="number"
          slotProps={{ htmlInput: { min: 1, max: 1000, step: 1 } }}
          sx={{ width: 120 }}
        />
        <TextField
          {...field('dailyCap')}
          label={texts.cap}
          helperText={texts.capHelp}
          type="number"
          slotProps={{ htmlInput: { min: 1, max: 100, step: 1 } }}
          sx={{ width: 220 }}
        />
        <Button
          type="submit"
          variant="outlined"
          disabled={!isChanged || !isRight}
          loading={isPending}
          sx={{ mt: 1 }}
        >
          {texts.save}
        </Button>
      </Stack>
      {!isRight && (
        <Typography role="alert" variant="body2" color="error">
          {texts.wrong}
        </Typography>
      )}
    </MarkedForm>
  );
}

const isWithin = (value: number, most: number): boolean =>
  Number.isInteger(value) && value >= 1 && value <= most;

function useSaving() {
  const queryClient = useQueryClient();
  const toast = useToast();
  return useMutation({
    mutationFn: saveGrowthRule,
    onSuccess: (saved) => {
      queryClient.setQueryData<GrowthRule[]>(RULES, (rules) =>
        rules?.map((rule) => (rule.action === saved.action ? saved : rule)),
      );
      toast({ title: texts.saved, text: texts.savedText });
    },
    onError: () => toast({ title: texts.failed, text: texts.tryAgain, failed: true }),
  });
}
