/** Emojis to insert with a click where there is no phone keyboard. The browser supplies their names. */
export const MESSAGE_EMOJIS = [
  '😊',
  '😄',
  '😂',
  '🥰',
  '😌',
  '🤗',
  '😉',
  '🤔',
  '😮',
  '😢',
  '😅',
  '🥱',
  '🙏',
  '👏',
  '👍',
  '💪',
  '💚',
  '❤️',
  '✨',
  '🎉',
  '🌱',
  '🌿',
  '🌸',
  '☀️',
] as const;

/** Inserts an emoji at the caret of a field. Returns the new text and the caret's position. */
export function withEmoji(field: HTMLInputElement | HTMLTextAreaElement | null, text: string, emoji: string) {
  const from = field?.selectionStart ?? text.length;
  const to = field?.selectionEnd ?? text.length;
  return { text: `${text.slice(0, from)}${emoji}${text.slice(to)}`, caret: from + emoji.length };
}
