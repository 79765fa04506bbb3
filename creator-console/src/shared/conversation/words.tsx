import { Link } from '@mui/material';
import { type Piece, piecesOf } from '@sanctum/web/mentions/pieces';
import type { Message } from './conversation.api';

interface Props {
  text: string;
  mentions: Message['mentions'];
}

/** What somebody wrote, with the addresses in it to be followed and the names of whom it mentions. */
export const Words = ({ text, mentions }: Props) =>
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
  // of whoever is gone nothing is left but the sign
  const name = mentions.find(({ accountId }) => accountId === mentioned)?.name ?? '…';
  return <strong>@{name}</strong>;
}
