import type { ReactNode } from 'react';
import type { Offering } from './call';
import { texts } from './texts';
import { TextField } from '../../shared/forms/text-field';
import { CheckField } from '../../shared/forms/choices';

export type Words = Pick<Offering, 'title' | 'description' | 'needsCredit'>;

interface Props {
  words: Words;
  /** True if visitors book it, who have no sessions. */
  isOpenToVisitors?: boolean;
  onChange: (words: Words) => void;
  /** More choices, shown above the price. */
  children?: ReactNode;
}

/** Same as the server's limits. */
export const LIMITS = { title: 120, description: 1000 };

export const OfferingWords = ({ words, isOpenToVisitors = false, onChange, children }: Props) => (
  <>
    <TextField
      name="title"
      required
      label={texts.name}
      value={words.title}
      onChange={({ target }) => onChange({ ...words, title: target.value })}
      slotProps={{ htmlInput: { maxLength: LIMITS.title } }}
    />
    <TextField
      name="description"
      multiline
      minRows={2}
      label={texts.description}
      value={words.description}
      onChange={({ target }) => onChange({ ...words, description: target.value })}
      slotProps={{ htmlInput: { maxLength: LIMITS.description } }}
    />
    {children}
    {!isOpenToVisitors && (
      <CheckField
        label={texts.takesSessions}
        help={texts.takesSessionsHelp}
        checked={words.needsCredit}
        onChange={(needsCredit) => onChange({ ...words, needsCredit })}
      />
    )}
  </>
);
