import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import type { useKnown } from '@sanctum/web/mentions/use-known';
import type { KeyboardEvent, RefObject } from 'react';
import { TextField } from '../forms/text-field';
import { MentionField } from '../mentions/mention-field';

interface Props {
  name: string;
  label: string;
  value: string;
  maxRows?: number;
  /** Circle or pod whose members an @ lists; null: a conversation with one student. */
  circleId: string | null;
  field: RefObject<HTMLInputElement | null>;
  choose: ReturnType<typeof useKnown>['choose'];
  onText: (text: string) => void;
  onKeyDown?: (event: KeyboardEvent) => void;
}

/** Field for the text of a message. */
export function MessageField({ circleId, field, choose, onText, ...rest }: Props) {
  const writing = { ...rest, multiline: true, fullWidth: true, slotProps: LIMIT };
  return circleId === null ? (
    <TextField {...writing} inputRef={field} onChange={({ target }) => onText(target.value)} />
  ) : (
    <MentionField
      {...writing}
      field={field}
      groupId={circleId}
      onChange={onText}
      onMention={(id, who) => choose(id, who).label}
    />
  );
}

const LIMIT = { htmlInput: { maxLength: MESSAGE_LIMIT } };
