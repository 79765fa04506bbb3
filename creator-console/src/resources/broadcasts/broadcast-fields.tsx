import { Box, Typography } from '@mui/material';
import { FormDataConsumer, maxValue, minValue, NumberInput, SelectInput } from 'react-admin';
import { AudienceChips } from './audience-chips';
import { AudienceNote } from './audience-note';
import type { NewBroadcast, Segment } from './broadcast';
import { MailingFields } from './mailing-fields';
import { SeeMailingButton } from './mailing-preview-dialog';
import { needed, PurposeInput } from './purpose-input';
import { texts } from './texts';
import { useGroups } from './use-groups';
import { choicesOf, RecordInput } from '../../shared/filters';

const SegmentFields = () => (
  <>
    <SelectInput
      source="segment.kind"
      label={texts.otherSegment}
      choices={choicesOf(texts.segments)}
      validate={needed}
      helperText={false}
      sx={{ minWidth: 260 }}
    />
    <FormDataConsumer<NewBroadcast>>{({ formData }) => FIELD_OF[formData.segment.kind]()}</FormDataConsumer>
  </>
);

const Chosen = ({ field, ...input }: { field: string; reference: string; label: string; named: string }) => (
  <RecordInput {...input} source={`segment.${field}`} validate={needed} helperText={false} width={260} />
);

const Counted = ({ field, label, most }: { field: string; label: string; most: number }) => (
  <NumberInput
    source={`segment.${field}`}
    label={label}
    validate={[needed, minValue(1), maxValue(most)]}
    helperText={false}
    step={1}
    min={1}
    max={most}
  />
);

const product = () => <Chosen field="productId" reference="products" label={texts.product} named="title" />;

const GroupField = () => (
  <SelectInput
    source="segment.groupId"
    label={texts.group}
    choices={useGroups()}
    validate={needed}
    helperText={false}
    sx={{ minWidth: 260 }}
  />
);

const FIELD_OF: Record<Segment['kind'], () => React.ReactNode> = {
  everyone: () => null,
  owners: product,
  not_owners: product,
  group: () => <GroupField />,
  tag: () => <Chosen field="tagId" reference="student-tags" label={texts.tag} named="name" />,
  level: () => <Counted field="level" label={texts.level} most={20} />,
  quiet: () => <Counted field="days" label={texts.days} most={365} />,
};

/** Recipients who own the same thing. */
const OF_OWNERS: readonly Segment['kind'][] = ['owners', 'group'];

/** Fields of a broadcast before it is sent. */
export const BroadcastFields = () => (
  <>
    <Heading>{texts.mailing}</Heading>
    <MailingFields placeholders={['firstName', 'name', 'place', 'coach']} />
    <Box sx={{ mb: 3 }}>
      <SeeMailingButton />
    </Box>
    <Heading>{texts.forWhom}</Heading>
    <FormDataConsumer<NewBroadcast>>
      {({ formData: { segment } }) => <PurposeInput isAboutOwned={OF_OWNERS.includes(segment.kind)} />}
    </FormDataConsumer>
    <AudienceChips />
    <SegmentFields />
    <FormDataConsumer<NewBroadcast>>
      {({ formData: { purpose, segment } }) => <AudienceNote purpose={purpose} segment={segment} />}
    </FormDataConsumer>
  </>
);

export const Heading = ({ children }: { children: string }) => (
  <Typography component="h2" variant="h6" sx={{ mb: 1.5 }}>
    {children}
  </Typography>
);
