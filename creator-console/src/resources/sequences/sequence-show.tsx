import SequenceIcon from '@mui/icons-material/MarkEmailReadOutlined';
import { Box, Button, Stack, Typography } from '@mui/material';
import { ReferenceField, TextField, useRefresh } from 'react-admin';
import { Link as RouterLink } from 'react-router-dom';
import { DeliveryTable, LinkTable, ProgressFacts, ReportSection } from '../broadcasts';
import { DeleteButton } from '../../shared/fresh-sign-in/delete-button';
import { Fact, Facts } from '../../shared/facts';
import { momentOf } from '../../shared/moment';
import { RecordPage } from '../../shared/record-page';
import { EntryTable } from './entry-table';
import { OnOff } from './sequence-list';
import type { Sequence } from './sequence';
import { texts } from './texts';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';

/** Turns a sequence on or off, which can be undone. */
function SwitchButton({ sequence: { id, isOn } }: { sequence: Sequence }) {
  const { run, isActing, problem } = useAct();
  const { switchSequence } = useActs();
  const toast = useToast();
  const refresh = useRefresh();
  const turn = (to: boolean, undo?: () => void) =>
    run(async () => {
      await switchSequence(id, to);
      toast({ title: to ? texts.turnedOn : texts.turnedOff, ...(undo && { undo }) });
      refresh();
    });
  return (
    <>
      <Button
        variant={isOn ? 'outlined' : 'contained'}
        disabled={isActing}
        onClick={() => void turn(!isOn, () => void turn(isOn))}
      >
        {isOn ? texts.turnOff : texts.turnOn}
      </Button>
      {problem !== undefined && <span role="alert">{problem}</span>}
    </>
  );
}

/** A sequence: its state, its students, and the results of each mailing. */
export const SequenceShow = () => (
  <RecordPage<Sequence>
    icon={SequenceIcon}
    texts={texts}
    titleOf={({ name }) => name}
    actions={false}
    queryOptions={{}}
  >
    {(sequence) => <Report sequence={sequence} />}
  </RecordPage>
);

function Report({ sequence }: { sequence: Sequence }) {
  const { id, trigger, purpose, quietDays, isOn, turnedOnAt, active, ended, steps } = sequence;
  return (
    <Stack spacing={3} sx={{ p: { xs: 2, md: 3 } }}>
      <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
        <OnOff isOn={isOn} />
        <Box sx={{ flex: 1 }} />
        <SwitchButton sequence={sequence} />
        <Button variant="outlined" component={RouterLink} to={`/sequences/${id}`}>
          {texts.change}
        </Button>
        <DeleteButton
          resource="sequences"
          id={sequence.id}
          texts={texts}
          consequence={texts.removeText(sequence.name)}
        />
      </Stack>
      <Facts>
        <Fact label={texts.trigger}>{texts.triggers[trigger]}</Fact>
        {quietDays !== null && <Fact label={texts.quietDays}>{quietDays}</Fact>}
        {sequence.productId !== null && (
          <Fact label={texts.product}>
            <Product source="productId" />
          </Fact>
        )}
        {sequence.goalProductId !== null && (
          <Fact label={texts.goal}>
            <Product source="goalProductId" />
          </Fact>
        )}
        <Fact label={texts.purpose}>{texts.purposes[purpose]}</Fact>
        {turnedOnAt !== null && <Fact label={texts.since}>{momentOf(turnedOnAt)}</Fact>}
        <Fact label={texts.active}>{active}</Fact>
        <Fact label={texts.ended}>{ended}</Fact>
      </Facts>
      <ReportSection title={texts.people}>
        <EntryTable sequenceId={id} />
      </ReportSection>
      {steps.map(({ id: stepId, delayDays, subject, progress, mailingId }, index) => (
        <ReportSection key={stepId} title={texts.mailingCalled(index + 1, subject)}>
          <Stack spacing={2}>
            <Typography color="textSecondary">{texts.after(delayDays)}</Typography>
            <Facts>
              <ProgressFacts progress={progress} />
            </Facts>
            {progress.total > 0 && (
              <>
                <LinkTable links={progress.links} />
                <DeliveryTable filter={{ mailingId }} />
              </>
            )}
          </Stack>
        </ReportSection>
      ))}
    </Stack>
  );
}

const Product = ({ source }: { source: string }) => (
  <ReferenceField source={source} reference="products" link={false}>
    <TextField source="title" variant="body1" />
  </ReferenceField>
);
