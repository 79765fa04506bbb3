import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { MESSAGE_EMOJIS, withEmoji } from '@sanctum/web/conversation/emojis';
import { Smile } from 'lucide-react';
import type { RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../shared/ui/button';
import {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuItem,
  DropdownMenuTrigger,
} from '../../shared/ui/dropdown-menu';

interface Props {
  field: RefObject<HTMLTextAreaElement | null>;
  text: string;
  onChange: (text: string) => void;
}

/** Puts an emoji where the caret stands. Not there where fingers write: the keyboard of a phone has them all. */
export function EmojiButton({ field, text, onChange }: Props) {
  const { t } = useTranslation('messages');
  const put = (emoji: string) => {
    const { text: next, caret } = withEmoji(field.current, text, emoji);
    if (next.length > MESSAGE_LIMIT) return;
    onChange(next);
    requestAnimationFrame(() => field.current?.setSelectionRange(caret, caret));
  };
  return (
    <DropdownMenu>
      <DropdownMenuTrigger asChild>
        <Button
          variant="ghost"
          size="icon"
          aria-label={t('emoji')}
          className="mb-0.5 size-12! pointer-coarse:hidden"
        >
          <Smile aria-hidden />
        </Button>
      </DropdownMenuTrigger>
      <DropdownMenuContent
        side="top"
        align="start"
        className="grid grid-cols-8"
        onCloseAutoFocus={(event) => {
          event.preventDefault();
          field.current?.focus();
        }}
      >
        {MESSAGE_EMOJIS.map((emoji) => (
          <DropdownMenuItem
            key={emoji}
            onSelect={() => put(emoji)}
            className="size-11 justify-center px-0! text-xl!"
          >
            {emoji}
          </DropdownMenuItem>
        ))}
      </DropdownMenuContent>
    </DropdownMenu>
  );
}
