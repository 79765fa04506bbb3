import EmojiIcon from '@mui/icons-material/SentimentSatisfiedAltOutlined';
import { Box, ButtonBase, IconButton, Popover } from '@mui/material';
import { MESSAGE_LIMIT } from '@sanctum/openapi/choices';
import { MESSAGE_EMOJIS, withEmoji } from '@sanctum/web/conversation/emojis';
import { type RefObject, useState } from 'react';
import { texts } from './texts';

interface Props {
  field: RefObject<HTMLInputElement | null>;
  text: string;
  onChange: (text: string) => void;
}

/** Inserts an emoji at the cursor. Hidden on touch devices, whose keyboards have emojis. */
export function EmojiButton({ field, text, onChange }: Props) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const put = (emoji: string) => {
    const { text: next, caret } = withEmoji(field.current, text, emoji);
    if (next.length <= MESSAGE_LIMIT) onChange(next);
    setAnchor(null);
    requestAnimationFrame(() => {
      field.current?.focus();
      field.current?.setSelectionRange(caret, caret);
    });
  };
  return (
    <>
      <IconButton
        aria-label={texts.emoji}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
        sx={{ p: 1.5, '@media (pointer: coarse)': { display: 'none' } }}
      >
        <EmojiIcon />
      </IconButton>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={() => setAnchor(null)}
        disableRestoreFocus
        anchorOrigin={{ vertical: 'top', horizontal: 'left' }}
        transformOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': texts.chooseEmoji } }}
      >
        <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(8, 2.5rem)', p: 1 }}>
          {MESSAGE_EMOJIS.map((emoji) => (
            <ButtonBase
              key={emoji}
              onClick={() => put(emoji)}
              sx={{
                height: '2.5rem',
                fontSize: '1.35rem',
                borderRadius: 1,
                '&:hover': { bgcolor: 'action.hover' },
              }}
            >
              {emoji}
            </ButtonBase>
          ))}
        </Box>
      </Popover>
    </>
  );
}
