import { AGE_BANDS, type AgeBand } from '../../../kernel/age-bands.js';
import { type Action, ACTIONS, type Facts, may, type Person } from './may.js';

/**
 * The complete policy: one row per action, one column per kind of subject. Anything not listed is not allowed.
 * 'everyone' includes visitors; 'members' are all who are signed in, including the coach. Teens and children are both
 * minors here; a rule that tells them apart says 'under 13'.
 */
const WHO_MAY = `
action | about an adult | about a minor | about somebody not asked for her age yet | about the coach
take-part | herself | herself if consented | herself | herself
be-reached | everybody | everybody if consented | everybody | everybody
act-for | coach | coach if consented | coach | coach, herself
join-community | herself | herself if community agreed and consented | herself if community agreed and consented | herself
write-in-community | herself if unmuted | herself if community agreed and consented and unmuted | herself if community agreed and consented and unmuted | herself if unmuted
be-read-in-community | everybody | everybody if community agreed and consented | everybody | everybody
see-full-name | everybody | coach, herself, guardian, ward | coach, herself, guardian, ward | everybody
see-picture | everybody | member if in one circle; coach, herself, guardian, ward | member if in one circle; coach, herself, guardian, ward | everybody
see-profile | members | member if in one circle; coach, herself, guardian, ward | member if in one circle; coach, herself, guardian, ward | members
see-level | member if level shown; coach, herself, guardian, ward | coach, herself, guardian, ward | coach, herself, guardian, ward | member if level shown; coach, herself, guardian, ward
find-in-search | members | herself | herself | members
see-among-reactions | members | member if in one circle; coach, herself, guardian, ward | member if in one circle; coach, herself, guardian, ward | members
be-listed-publicly | everybody | nobody | nobody | everybody
publish-unseen | everybody | everybody if community agreed and consented and posts trusted | everybody if community agreed and consented and posts trusted | everybody
review-unseen | everybody | nobody | nobody | everybody
chat-in-circle | herself if unmuted | herself if community agreed and consented and messages agreed and posts trusted and unmuted | herself if community agreed and consented and messages agreed and posts trusted and unmuted | herself if unmuted
write-message | member if adult and unmuted; coach; guardian, ward if adult or consented and messages agreed | coach, guardian, ward if consented and messages agreed | coach, guardian, ward if consented and messages agreed | member, guardian, ward if adult or consented and messages agreed; coach
pay | herself | nobody | herself | herself
ask-to-buy | nobody | herself if consented | nobody | nobody
buy-for | nobody | guardian if adult | guardian if adult | nobody
give-seat | nobody | guardian if adult and consented | guardian if adult and consented | nobody
receive-marketing | everybody | nobody | everybody | everybody
give-contact-details | herself | nobody | herself | herself
open-foreign-frame | herself | herself if consented and frames agreed | herself | herself
see-progress | coach, herself | coach, herself; guardian if adult | coach, herself; guardian if adult | coach, herself
see-moderation | coach, herself | coach, herself; guardian if adult | coach, herself; guardian if adult | coach, herself
see-contacts | herself | herself; guardian if adult | herself; guardian if adult | herself
read-private-writing | herself | herself | herself | herself
export-data | herself | herself; guardian if adult | herself; guardian if adult | herself
erase-account | herself | herself; guardian if adult | herself; guardian if adult | herself
give-consent | nobody | guardian if adult | guardian if adult | nobody
withdraw-consent | nobody | guardian if adult | guardian if adult | nobody
watch-over | nobody | guardian if adult | guardian if adult | nobody
set-password | nobody | guardian if adult and under 13 | nobody | nobody
read-consents | herself | coach, herself; guardian if adult | coach, herself; guardian if adult | herself
remove-guardian | nobody | coach; guardian if adult | guardian if adult | nobody
note-call | nobody | coach | nobody | nobody
`;

const BANDS: (AgeBand | null)[] = [...AGE_BANDS, null];
const MEMBERS: Person[] = BANDS.map((band) => ({ role: 'member', band }));
const COACH: Person = { role: 'creator', band: null };
const SUBJECTS = {
  adult: [{ role: 'member', band: 'adult' }],
  minor: [
    { role: 'member', band: 'child' },
    { role: 'member', band: 'teen' },
  ],
  unasked: [{ role: 'member', band: null }],
  coach: BANDS.map((band) => ({ role: 'creator', band })),
} satisfies Record<string, Person[]>;

const CONDITIONS = [
  'shareCircle',
  'consented',
  'framesAgreed',
  'postsTrusted',
  'levelShown',
  'communityAgreed',
  'messagesAgreed',
  'unmuted',
] as const;
type Condition = (typeof CONDITIONS)[number] | 'adult' | 'child';
const IN_WORDS: Record<Condition, string> = {
  shareCircle: 'in one circle',
  consented: 'consented',
  framesAgreed: 'frames agreed',
  postsTrusted: 'posts trusted',
  levelShown: 'level shown',
  communityAgreed: 'community agreed',
  messagesAgreed: 'messages agreed',
  unmuted: 'unmuted',
  adult: 'adult',
  child: 'under 13',
};

/** Everyone who could ask: the name in the table, the person, and the kinship to the subject. */
const ASKING: {
  name: string;
  kinship: Facts['kinship'];
  actors: (subject: Person) => (Person | undefined)[];
}[] = [
  { name: 'visitor', kinship: 'none', actors: () => [undefined] },
  { name: 'member', kinship: 'none', actors: () => MEMBERS },
  { name: 'coach', kinship: 'none', actors: () => [COACH] },
  { name: 'herself', kinship: 'self', actors: (subject) => [subject] },
  { name: 'guardian', kinship: 'guardian', actors: () => MEMBERS },
  { name: 'ward', kinship: 'ward', actors: () => MEMBERS },
];

interface Situation {
  holds: ReadonlySet<Condition>;
  allowed: boolean;
}

const FACTS = Array.from({ length: 2 ** CONDITIONS.length }, (_, number) =>
  CONDITIONS.filter((_condition, bit) => number & (1 << bit)),
);

const factsOf = (kinship: Facts['kinship'], holds: ReadonlySet<Condition>): Facts => ({
  kinship,
  shareCircle: holds.has('shareCircle'),
  consented: holds.has('consented'),
  framesAgreed: holds.has('framesAgreed'),
  postsTrusted: holds.has('postsTrusted'),
  levelShown: holds.has('levelShown'),
  communityAgreed: holds.has('communityAgreed'),
  messagesAgreed: holds.has('messagesAgreed'),
  unmuted: holds.has('unmuted'),
});

function situations(
  action: Action,
  subjects: readonly Person[],
  asking: (typeof ASKING)[number],
): Situation[] {
  return subjects.flatMap((subject) =>
    asking.actors(subject).flatMap((actor) =>
      FACTS.map((conditions) => {
        const holds = new Set<Condition>(conditions);
        const facts = factsOf(asking.kinship, holds);
        if (asking.name !== 'herself' && asking.name !== 'coach' && actor?.band === 'adult')
          holds.add('adult');
        if (subject.band === 'child') holds.add('child');
        return { holds, allowed: may(actor, action, subject, facts) };
      }),
    ),
  );
}

const within = (small: ReadonlySet<Condition>, large: ReadonlySet<Condition>) =>
  [...small].every((condition) => large.has(condition));

/** Reduces the situations to the fewest conditions under which the action is allowed. */
function leastOf(all: readonly Situation[]): ReadonlySet<Condition>[] {
  const allowed = all.filter((each) => each.allowed).map(({ holds }) => holds);
  const least: ReadonlySet<Condition>[] = [];
  for (const holds of allowed.toSorted((one, other) => one.size - other.size))
    if (!least.some((each) => within(each, holds))) least.push(holds);
  return least;
}

/**
 * Returns the conditions under which the action is allowed: '' always, undefined never. Throws unless the text says
 * exactly what `all` says.
 */
function conditionOf(name: string, all: readonly Situation[]): string | undefined {
  const least = leastOf(all);
  const odd = all.find(({ holds, allowed }) => allowed !== least.some((each) => within(each, holds)));
  if (odd) throw new Error(`more conditions make it worse for ${name}: ${[...odd.holds].join()}`);
  const conditions = least.map((each) =>
    [...each]
      .map((condition) => IN_WORDS[condition])
      .toSorted()
      .join(' and '),
  );
  if (conditions.length === 0) return undefined;
  return conditions.includes('') ? '' : ` if ${conditions.toSorted().join(' or ')}`;
}

function whoMay(action: Action, subjects: readonly Person[]): string {
  const names = new Map<string, string[]>();
  for (const asking of ASKING) {
    const condition = conditionOf(asking.name, situations(action, subjects, asking));
    if (condition !== undefined) names.set(condition, [...(names.get(condition) ?? []), asking.name]);
  }
  const groups = [...names].map(([condition, who]) => `${called(who)}${condition}`);
  return groups.join('; ') || 'nobody';
}

function called(who: readonly string[]): string {
  if (who.length === ASKING.length) return 'everybody';
  return who.length === ASKING.length - 1 && !who.includes('visitor') ? 'members' : who.join(', ');
}

const rowOf = (action: Action): string =>
  [action, ...Object.values(SUBJECTS).map((subjects) => whoMay(action, subjects))].join(' | ');

const [HEAD, ...ROWS] = WHO_MAY.trim().split('\n');

describe('the policy of age and kinship', () => {
  test('matches the table, action by action', () => {
    expect(HEAD).toContain('action');
    expect(ACTIONS.map(rowOf)).toEqual(ROWS);
  });

  test('a mother who is the coach may do what both may', () => {
    const mother: Person = { role: 'member', band: 'adult' };
    const differing = ACTIONS.flatMap((action) =>
      Object.values(SUBJECTS).flatMap((subjects) =>
        subjects.flatMap((subject) =>
          (['guardian', 'ward'] as const).flatMap((kinship) =>
            FACTS.map((conditions) => {
              const [kin, none] = [kinship, 'none' as const].map((each) =>
                factsOf(each, new Set(conditions)),
              );
              const asCoach = may(COACH, action, subject, none!);
              const both = asCoach || may(mother, action, subject, kin!);
              return may(COACH, action, subject, kin!) === both ? [] : [action];
            }).flat(),
          ),
        ),
      ),
    );
    expect(differing).toEqual([]);
  });
});
