import { useQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { texts } from './texts';
import { Box, FormControl, FormControlLabel, Radio, RadioGroup, Typography } from '@mui/material';
import { readTimeZone } from '../../../shared/figures/time-zone.api';
import { useToast } from '../../../shared/toast/use-toast';
import { chooseSaleMails, readSaleMails, type SaleMailFrequency, type SaleMails } from './sale-mails.api';
import { Secondary } from '../../../shared/secondary';

const FREQUENCIES = Object.keys(texts.choices) as SaleMailFrequency[];

/** Saved when chosen; a failed choice is reset. */
function SaleMailsChoice({ mails }: { mails: SaleMails }) {
  const queryClient = useQueryClient();
  const toast = useToast();
  const zone = useQuery({ queryKey: ['coach-time-zone'], queryFn: readTimeZone });
  const choice = useMutation({
    mutationFn: chooseSaleMails,
    onSuccess: (saved) => {
      queryClient.setQueryData(['sale-mails'], saved);
      toast({ title: texts.saved, text: texts.savedText });
    },
    onError: () => toast({ title: texts.failed, text: texts.tryAgain, failed: true }),
  });
  return (
    <FormControl disabled={choice.isPending}>
      <RadioGroup
        aria-label={texts.title}
        value={choice.isPending ? choice.variables : mails.frequency}
        onChange={(_, chosen) => choice.mutate(chosen as SaleMailFrequency)}
      >
        {FREQUENCIES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            sx={{ alignItems: 'flex-start', py: 0.75 }}
            label={
              <Box sx={{ pt: 1 }}>
                <Typography>{texts.choices[one].label}</Typography>
                <Secondary>{texts.choices[one].says(mails.dailyHour, zone.data ?? '…')}</Secondary>
              </Box>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

/** Switches for the emails that the coach gets about sales (product rule 4.16). */
export function SaleMailsSection() {
  const query = useQuery({ queryKey: ['sale-mails'], queryFn: readSaleMails });
  return (
    <Section title={texts.title} lead={texts.lead}>
      <Loaded query={query} heights={[220]}>
        {(mails) => <SaleMailsChoice mails={mails} />}
      </Loaded>
    </Section>
  );
}
