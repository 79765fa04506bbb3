import { Link } from '@mui/material';
import { type Piece, piecesOf } from '@sanctum/web/mentions/pieces';
import type { Message } from './conversation.api';

/** Message text with links and the names of mentioned people. */
export const Words = ({ text, mentions }: { text: string; mentions: Message['mentions'] }) =>
  piecesOf(text).map((piece, index) => <OnePiece key={index} piece={piece} mentions={mentions} />);

function OnePiece({
  piece: { text, href, mentioned },
  mentions,
}: {
  piece: Piece;
  mentions: Message['mentions'];
}) {
  if (href)
    return (
      <Link href={href} target="_blank" rel="noopener noreferrer nofollow ugc">
        {text}
      </Link>
    );
  if (!mentioned) return text;
  // If the mentioned account is gone, only the @ remains.
  const name = mentions.find(({ accountId }) => accountId === mentioned)?.name ?? '…';
  return <strong>@{name}</strong>;
}
