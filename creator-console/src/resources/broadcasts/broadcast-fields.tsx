import { Box, Typography } from '@mui/material';
import { FormDataConsumer } from 'react-admin';
import { AudienceNote } from './audience-note';
import type { NewBroadcast } from './broadcast';
import { LetterFields } from './letter-fields';
import { SeeLetterButton } from './letter-preview-dialog';
import { PurposeInput } from './purpose-input';
import { SegmentFields } from './segment-fields';
import { texts } from './texts';

/** Everything that is decided about a broadcast before it goes. */
export const BroadcastFields = () => (
  <>
    <Heading>{texts.letter}</Heading>
    <LetterFields placeholders={['firstName', 'name', 'place', 'coach']} />
    <Box sx={{ mb: 3 }}>
      <SeeLetterButton />
    </Box>
    <Heading>{texts.forWhom}</Heading>
    <PurposeInput />
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
