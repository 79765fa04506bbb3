import { useEffect } from 'react';
import { RadioButtonGroupInput, required } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { NewBroadcast } from './broadcast';
import { texts } from './texts';

export const needed = required(texts.needed);

const MARKETING = { id: 'marketing', name: texts.purposes.marketing };
const SERVICE = { id: 'service', name: texts.purposes.service };

/**
 * Purpose of an email, marketing or service, which decides who may receive it. A service email is about something that
 * its recipients own; for others, the server accepts only marketing.
 */
export function PurposeInput({ isAboutOwned }: { isAboutOwned: boolean }) {
  const { setValue } = useFormContext<NewBroadcast>();
  const isRefused = useWatch<NewBroadcast, 'purpose'>({ name: 'purpose' }) === 'service' && !isAboutOwned;
  useEffect(() => {
    if (isRefused) setValue('purpose', 'marketing', { shouldDirty: true });
  }, [isRefused, setValue]);
  return (
    <RadioButtonGroupInput
      source="purpose"
      label={texts.purpose}
      choices={isAboutOwned ? [MARKETING, SERVICE] : [MARKETING]}
      validate={needed}
      row={false}
      helperText={texts.purposeHelp}
    />
  );
}
