import { Button } from '@mui/material';
import { useState } from 'react';
import { Confirm } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import type { Group } from '../groups';
import { BroughtInto } from './brought-into';
import type { ProductCircle } from './product/circles.api';
import { texts } from './product/circles-texts';
import { FormNotice, MarkedForm } from '../../shared/forms/marked-form';
import { CheckField } from '../../shared/forms/choices';

interface Props {
  productId: string;
  groups: readonly Group[];
  brought: readonly ProductCircle[];
  onChanged: () => void;
}

/** All circles and pods, with the product's selected. Removing one asks first. */
// oxlint-disable-next-line max-lines-per-function -- one form that asks before it takes away
export function CirclesForm({ productId, groups, brought, onChanged }: Props) {
  const before = brought.map(({ id }) => id);
  const [chosen, setChosen] = useState(before);
  const [isAsking, setAsking] = useState(false);
  const { setProductCircles } = useActs();
  const { run, isActing, refusal, dialog } = useAct();
  const toast = useToast();
  const takesAway = before.some((id) => !chosen.includes(id));
  const isChanged = takesAway || chosen.some((id) => !before.includes(id));
  const save = async () => {
    await setProductCircles(productId, chosen);
    toast({ title: texts.saved });
    onChanged();
  };
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  return (
    <MarkedForm
      refusal={refusal}
      isBusy={isActing}
      isUnsaved={isChanged}
      sx={{ display: 'grid', gap: 1, mt: 1, maxWidth: '52rem' }}
      onSubmit={() => (takesAway ? setAsking(true) : run(save))}
    >
      <FormNotice />
      {dialog}
      {groups.map(({ id, name, kind }) => {
        const circle = brought.find((one) => one.id === id);
        return (
          <div key={id}>
            <CheckField
              label={`${name} (${texts.kinds[kind]})`}
              checked={chosen.includes(id)}
              onChange={(isChosen) => choose(id, isChosen)}
              sx={{ overflowWrap: 'anywhere' }}
            />
            {circle && <BroughtInto productId={productId} circle={circle} onChanged={onChanged} />}
          </div>
        );
      })}
      <Button
        type="submit"
        variant="outlined"
        disabled={isActing || !isChanged}
        sx={{ alignSelf: 'flex-start' }}
      >
        {texts.save}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={texts.leaveTitle}
        content={texts.leaveText}
        confirm={texts.leave}
        confirmColor="warning"
        cancel={texts.cancel}
        onConfirm={() => {
          setAsking(false);
          void run(save);
        }}
        onClose={() => setAsking(false)}
      />
    </MarkedForm>
  );
}
