import { changed, changesTo, type Preference, PRESETS, presetOf } from './presets';

const row = (kind: Preference['kind'], [isInAppOn, isEmailOn, isPushOn]: (boolean | null)[]): Preference => ({
  kind,
  isInAppOn: isInAppOn!,
  isEmailOn: isEmailOn!,
  isPushOn: isPushOn!,
});
const adult = { isMinor: false };
const minor = { isMinor: true };
const fresh = [
  row('course_completed', [null, true, null]),
  row('mentioned', [true, true, true]),
  row('post_reacted', [true, true, true]),
  row('level_reached', [true, null, true]),
  row('marketing_mailing', [null, false, null]),
  row('service_mailing', [null, true, null]),
];
/** The same choices for a minor who has chosen nothing: no emails, and no mailings at all. */
const young = fresh.map((one) => ({
  ...one,
  isEmailOn: one.isEmailOn === null || one.kind.endsWith('mailing') ? null : false,
}));

test.each([
  ['an adult', fresh, adult],
  ['a minor', young, minor],
] as const)('%s who has chosen nothing gets everything', (_, table, reader) => {
  expect(presetOf(table, reader)).toBe('everything');
});

test.each(PRESETS)('a table changed to “%s” is that preset', (preset) => {
  for (const [table, reader] of [
    [fresh, adult],
    [young, minor],
  ] as const) {
    const after = changed(table, changesTo(preset, table, reader));
    expect(presetOf(after, reader)).toBe(preset);
  }
});

test('important notifications stay in the app, and come by email and push if they are about the member', () => {
  expect(changesTo('important', fresh, adult)).toEqual([
    { kind: 'course_completed', isEmailOn: false },
    { kind: 'post_reacted', isEmailOn: false, isPushOn: false },
    { kind: 'level_reached', isPushOn: false },
    { kind: 'service_mailing', isEmailOn: false },
  ]);
});

test('essential notifications always come, so with everything optional off they remain', () => {
  const after = changed(fresh, changesTo('needed', fresh, adult));
  expect(
    after.flatMap(({ isInAppOn, isEmailOn, isPushOn }) => [isInAppOn, isEmailOn, isPushOn]),
  ).not.toContain(true);
});

test('no preset turns marketing on, and only “everything” keeps a yes to it', () => {
  const agreed = changed(fresh, [{ kind: 'marketing_mailing', isEmailOn: true }]);
  for (const preset of PRESETS)
    expect(changesTo(preset, fresh, adult)).not.toContainEqual({
      kind: 'marketing_mailing',
      isEmailOn: true,
    });
  expect(presetOf(agreed, adult)).toBe('everything');
  expect(changesTo('important', agreed, adult)).toContainEqual({
    kind: 'marketing_mailing',
    isEmailOn: false,
  });
});

test('a minor’s emails stay unchanged', () => {
  for (const preset of PRESETS)
    for (const change of changesTo(preset, young, minor)) expect(change).not.toHaveProperty('isEmailOn');
});

test('one switch more or less makes it the member’s own choice', () => {
  expect(presetOf(changed(fresh, [{ kind: 'mentioned', isPushOn: false }]), adult)).toBeUndefined();
});
