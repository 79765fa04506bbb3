import { Divider, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Loaded } from '../../../shared/loaded';
import { Section } from '../parts/section';
import { readGrowthRules, RULES } from './growth-rules.api';
import { RuleForm } from './rule-form';
import { texts } from './texts';

/** Points for each action (product rule 12.2). */
export const GrowthSection = () => (
  <Section title={texts.title} lead={texts.lead}>
    <Loaded query={useQuery({ queryKey: RULES, queryFn: readGrowthRules })} heights={[420]}>
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
