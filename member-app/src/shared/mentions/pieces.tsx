import { Link } from 'react-router-dom';
import { communityPaths } from '../lib/community-paths';
import type { Mention } from '@sanctum/web/mentions/mention-text';
import { type Piece, piecesOf } from '@sanctum/web/mentions/pieces';

interface PiecesProps {
  text: string;
  mentions: readonly Mention[];
  /** True if the coach wrote the text. */
  isCoachs?: boolean;
}

/** Shows a text with links for its addresses and mentions. */
export const Pieces = ({ text, mentions, isCoachs = false }: PiecesProps) =>
  piecesOf(text, isCoachs).map((piece, index) => <OnePiece key={index} piece={piece} mentions={mentions} />);

const followed = 'text-evergreen underline underline-offset-4 hover:decoration-2';

function OnePiece({
  piece: { text, href, mentioned, isEveryone },
  mentions,
}: {
  piece: Piece;
  mentions: readonly Mention[];
}) {
  if (href) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow ugc" className={followed}>
        {text}
      </a>
    );
  }
  if (isEveryone) return <span className="font-semibold text-evergreen">{text}</span>;
  if (!mentioned) return text;
  const mention = mentions.find(({ accountId }) => accountId === mentioned);
  const name = `@${mention?.name ?? '…'}`;
  if (!mention?.hasPage) return <span className="font-semibold">{name}</span>;
  return (
    <Link
      to={communityPaths.communityPerson(mentioned)}
      className="font-semibold text-evergreen hover:underline"
    >
      {name}
    </Link>
  );
}
