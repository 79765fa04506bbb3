import { Typography } from '@mui/material';
import { useState } from 'react';
import { useRefresh } from 'react-admin';
import { useActs } from '../../providers/use-acts';
import { FormDialog } from '../../shared/dialogs/form-dialog';
import { useAct } from '../../shared/fresh-sign-in/use-act';
import { useToast } from '../../shared/toast/use-toast';
import { OfferingWords, type Words } from './offering-words';
import { A_SINGLE, usePrices } from './prices/price';
import { PriceRows } from './prices/price-rows';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { CheckField } from '../../shared/forms/choices';

const EMPTY: Words = { title: '', description: '', needsCredit: true };

/** An hour, unless the coach changes it. */
const USUAL_MINUTES = '60';

/** Creates an offering with its prices, which means with the products that sell it. */
export function NewOfferingDialog({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState(EMPTY);
  const [minutes, setMinutes] = useState(USUAL_MINUTES);
  const [audience, setAudience] = useState({ isGroup: false, isForPairs: false });
  const prices = usePrices(() => [A_SINGLE]);
  const { createOffering } = useActs();
  const { run, ...acting } = useAct();
  const toast = useToast();
  const refresh = useRefresh();
  const send = async () => {
    if (words.needsCredit) prices.check();
    await createOffering({
      ...words,
      ...audience,
      durationSeconds: Number(minutes) * 60,
      ...(words.needsCredit && { prices: prices.request }),
    });
    toast({ title: texts.created, text: audience.isGroup ? texts.groupCreatedText : texts.createdText });
    refresh();
    onClose();
  };
  return (
    <FormDialog
      {...acting}
      title={texts.newOffering}
      submit={texts.create}
      onSubmit={() => run(send)}
      onClose={onClose}
    >
      <Typography>{texts.newOfferingText}</Typography>
      <OfferingWords words={words} onChange={setWords}>
        <TextField
          name="durationSeconds"
          label={texts.numbers.durationSeconds}
          type="number"
          value={minutes}
          onChange={({ target }) => setMinutes(target.value)}
          slotProps={{ htmlInput: { min: 5, max: 480 } }}
        />
        <CheckField
          label={texts.group}
          help={texts.groupHelp}
          checked={audience.isGroup}
          onChange={(isGroup) => setAudience({ isGroup, isForPairs: false })}
        />
        {audience.isGroup && (
          <CheckField
            label={texts.pairs}
            checked={audience.isForPairs}
            onChange={(isForPairs) => setAudience({ ...audience, isForPairs })}
          />
        )}
      </OfferingWords>
      {words.needsCredit && <PriceRows {...prices.fields} audience={audience} />}
    </FormDialog>
  );
}
