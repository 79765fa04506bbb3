import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { conflict, forbidden } from '../../../kernel/errors.js';
import { Database } from '../../../platform/database/database.js';
import type { RowOf } from '../../../platform/database/published-view.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import { type Facts, may, type people, shownName, STRANGERS } from '../../accounts/index.js';
import { growthOf } from '../growth.dto.js';
import { GrowthLedgerService } from '../ledger/growth-ledger.service.js';
import type { LeaderboardResponse, ListedMemberResponse, ListingProblem } from './leaderboard.dto.js';

const SHOWN = 50;

type Face = Pick<RowOf<typeof people>, 'id' | 'name' | 'role' | 'band' | 'levelShown'> & {
  avatarUrl: string | null;
  points: number;
  joined: boolean;
};

const FACE = `p.id, p.name, p.role, p.band, p.level_shown as "levelShown",
  '/api/media/public/' || p.avatar_asset_id as "avatarUrl", coalesce(g.points, 0) as points,
  g.listed_at is not null as joined`;

/** Lists members who chose to be listed, by points. Minors and members who hide their level are never listed. */
@Injectable()
export class LeaderboardService {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly ledger: GrowthLedgerService,
  ) {}

  async read(me: SignedIn): Promise<LeaderboardResponse> {
    const [reader, joined] = await Promise.all([
      this.face(me.accountId),
      // Few of the listed members have hidden their level since; the policy decides about each.
      this.database.query<Face>(
        `select ${FACE} from member_growth g join people p on p.id = g.account_id
         join members m on m.id = g.account_id and m.blocked_at is null
         where g.listed_at is not null and p.level_shown and p.band = 'adult'
         order by g.points desc, g.account_id limit ${SHOWN}`,
      ),
    ]);
    const members = joined
      .filter((one) => canBeRead(reader, one))
      .map((one, index) => listed(reader, one, index + 1));
    return { members, hasJoined: reader?.joined ?? false, problem: reader ? problemOf(reader) : 'age' };
  }

  /** Joins or leaves the leaderboard. Leaving is always possible. */
  async join(me: SignedIn, joined: boolean): Promise<void> {
    const face = await this.face(me.accountId);
    const problem = joined && face ? problemOf(face) : null;
    if (problem === 'age') throw forbidden('adults_only', 'Only adults can be on the leaderboard');
    if (problem === 'level_hidden')
      throw conflict('level_hidden', 'Your level is hidden. Show it in Settings first.');
    await this.database.transaction(async (tx) => {
      if (!(await this.ledger.hold(tx, me.accountId))) return;
      await tx.query(
        'update member_growth set listed_at = case when $2 then coalesce(listed_at, $3) end where account_id = $1',
        [me.accountId, joined, this.clock.now()],
      );
    });
  }

  private face(accountId: string): Promise<Face | undefined> {
    return this.database.one<Face>(
      `select ${FACE} from people p left join member_growth g on g.account_id = p.id where p.id = $1`,
      [accountId],
    );
  }
}

const factsOf = (reader: Face | undefined, { id, levelShown }: Face): Facts => ({
  ...STRANGERS,
  kinship: reader?.id === id ? 'self' : 'none',
  levelShown,
});

const canBeRead = (reader: Face | undefined, one: Face): boolean => {
  const facts = factsOf(reader, one);
  return (
    one.levelShown && may(reader, 'be-listed-publicly', one, facts) && may(reader, 'see-level', one, facts)
  );
};

function problemOf(face: Face): ListingProblem | null {
  if (!may(face, 'be-listed-publicly', face, factsOf(face, face))) return 'age';
  return face.levelShown ? null : 'level_hidden';
}

const listed = (reader: Face | undefined, one: Face, place: number): ListedMemberResponse => {
  const { points, level, name, emoji } = growthOf(one.points);
  const memberName = shownName(reader, one, factsOf(reader, one));
  return {
    place,
    memberName,
    avatarUrl: one.avatarUrl,
    points,
    level,
    name,
    emoji,
    isMe: one.id === reader?.id,
  };
};
