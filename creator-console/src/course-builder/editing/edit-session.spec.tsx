import type { End } from '../saving/optimistic-store';
import type { Saving } from '../saving/saver-group';
import { EditSession, PAUSE_MS } from './edit-session';
import type { WidgetDraft } from '../content/widget-drafts';
import { texts as button } from '../widgets/button/texts';
import type { SettingsOf, Widget } from '../widgets/parts/widget';
import { texts } from './texts';

const STORED: SettingsOf<'button'> = { label: 'Come in', url: '/library', variant: 'default' };

interface Before {
  settings?: Widget<'button'>['settings'];
  left?: WidgetDraft<'button'>;
}

function anEditor({ settings = STORED, left }: Before = {}) {
  let stored = left;
  const sent: { settings: object; end: (end: End) => void }[] = [];
  const lesson = { saving: 'saved' as Saving };
  const session = new EditSession<'button'>(
    { id: 'w', type: 'button', settings },
    {
      drafts: {
        read: () => stored,
        store: (_, draft) => {
          stored = draft;
        },
        forget: () => {
          stored = undefined;
        },
      },
      now: () => 7,
      edit: (settings, end) => sent.push({ settings, end }),
      settle: () => Promise.resolve(lesson.saving),
    },
  );
  const forget = () => {
    stored = undefined;
  };
  return { session, sent, lesson, forget, stored: () => stored?.draft, state: () => session.getSnapshot() };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

describe('typed text', () => {
  it('is nothing when an empty widget was only viewed, so nothing is unsaved', async () => {
    const { session, sent, stored, state } = anEditor({ settings: {} });
    session.flush();
    expect(state().saving).toBe('saved');
    expect(await session.done()).toBe('later');
    expect([sent, stored()]).toEqual([[], undefined]);
  });

  it('is stored at once, sent after a pause, and forgotten when the server has it', () => {
    const { session, sent, stored, state } = anEditor();
    session.type({ ...STORED, label: 'Come' });
    session.type({ ...STORED, label: 'Come on' });
    expect(stored()).toMatchObject({ label: 'Come on' });
    expect(state().saving).toBe('saving');
    expect(sent).toEqual([]);
    jest.advanceTimersByTime(PAUSE_MS);
    expect(sent.map(({ settings }) => settings)).toEqual([{ ...STORED, label: 'Come on' }]);
    expect(stored()).toBeDefined();
    sent[0]!.end({ as: 'confirmed' });
    expect(stored()).toBeUndefined();
  });

  it('stays stored if more was typed in the meantime, or if it was discarded for another person’s version', () => {
    const { session, sent, stored } = anEditor();
    session.type({ ...STORED, label: 'A' });
    session.flush();
    session.type({ ...STORED, label: 'AB' });
    sent[0]!.end({ as: 'confirmed' });
    expect(stored()).toMatchObject({ label: 'AB' });
    session.flush();
    sent[1]!.end({ as: 'dropped' });
    expect(stored()).toMatchObject({ label: 'AB' });
  });

  it('stays stored as long as the server does not have it, also after Done', async () => {
    const { session, sent, lesson, stored } = anEditor();
    lesson.saving = 'failed';
    session.type({ ...STORED, label: 'A' });
    session.flush();
    expect(await session.done()).toBe('unsent');
    expect(stored()).toMatchObject({ label: 'A' });
    sent[0]!.end({ as: 'confirmed' });
    expect(stored()).toBeUndefined();
  });

  it('is stored again if it was discarded after another tab had stored and saved its own', () => {
    const { session, sent, stored, forget } = anEditor();
    session.type({ ...STORED, label: 'Mine' });
    session.flush();
    forget();
    sent[0]!.end({ as: 'dropped' });
    expect(stored()).toMatchObject({ label: 'Mine' });
  });

  it('is sent when the editor is closed before the pause is over', () => {
    const { session, sent } = anEditor();
    session.type({ ...STORED, label: 'A' });
    session.leave();
    expect(sent).toHaveLength(1);
  });

  it('is nothing in a new widget that was only viewed', () => {
    const { session, sent, state } = anEditor({ settings: {} });
    session.leave();
    expect(sent).toEqual([]);
    expect(state().saving).toBe('saved');
  });

  it('is stored and not sent while unfinished, and missing text is not an error yet', () => {
    const { session, sent, stored, state } = anEditor();
    session.type({ ...STORED, label: '' });
    session.flush();
    expect(sent).toEqual([]);
    expect(stored()).toMatchObject({ label: '' });
    expect(state()).toMatchObject({
      saving: 'unfinished',
      faults: {},
      missing: { label: button.missing },
    });
  });

  it('shows an error beside its field until it is correct', () => {
    const { session, sent, state } = anEditor();
    session.type({ ...STORED, url: 'example.org' });
    session.flush();
    expect(state()).toMatchObject({ saving: 'unfinished', faults: { url: button.wrongUrl } });
    session.type({ ...STORED, url: 'https://example.org' });
    session.flush();
    expect(state()).toMatchObject({ saving: 'saved', faults: {} });
    expect(sent).toHaveLength(1);
  });

  it('is sent again after a refusal, once it has changed', () => {
    const { session, sent, stored, state } = anEditor();
    session.type({ ...STORED, label: 'A' });
    session.flush();
    sent[0]!.end({ as: 'refused', error: new Error() });
    expect(state()).toMatchObject({ saving: 'unfinished', faults: { other: texts.failed } });
    expect(stored()).toBeDefined();
    session.type({ ...STORED, label: 'B' });
    session.flush();
    expect(sent).toHaveLength(2);
  });

  it('is not sent if it is unchanged', () => {
    const { session, sent, stored } = anEditor();
    session.type({ ...STORED, label: 'A' });
    session.type(STORED);
    session.flush();
    expect(sent).toEqual([]);
    expect(stored()).toBeUndefined();
  });
});

describe('an unsaved draft from an earlier visit', () => {
  const left = { draft: { ...STORED, label: 'Before' }, at: 5 };

  it('is offered, and the widget shows its saved version', () => {
    const { state } = anEditor({ left });
    expect(state()).toMatchObject({ offered: left, draft: STORED });
  });

  it('is sent when the coach uses it', () => {
    const { session, sent, state } = anEditor({ left });
    session.takeOffered();
    expect(state()).toMatchObject({ offered: undefined, draft: left.draft });
    expect(sent[0]!.settings).toEqual(left.draft);
  });

  it('is deleted when the coach discards it', () => {
    const { session, state, stored } = anEditor({ left });
    session.discardOffered();
    expect(state()).toMatchObject({ offered: undefined, draft: STORED });
    expect(stored()).toBeUndefined();
  });

  it('is not offered if it equals the saved version', () => {
    const { state, stored } = anEditor({ left: { draft: STORED, at: 5 } });
    expect(state().offered).toBeUndefined();
    expect(stored()).toBeUndefined();
  });
});

describe('a click on Done', () => {
  it.each<[Saving, string]>([
    ['saved', 'saved'],
    ['failed', 'unsent'],
    ['signedOut', 'later'],
    ['conflict', 'stays'],
  ])('with the lesson %s makes the editor say: %s', async (saving, end) => {
    const { session, lesson } = anEditor();
    lesson.saving = saving;
    session.type({ ...STORED, label: 'A' });
    expect(await session.done()).toBe(end);
  });

  it('reports missing fields beside them', async () => {
    const { session, state } = anEditor();
    session.type({ ...STORED, label: '' });
    expect(await session.done()).toBe('stays');
    expect(state().faults).toEqual({ label: texts.needed });
  });

  it('in a widget that was only viewed closes the editor, even if its settings would be refused today', async () => {
    const { session, sent } = anEditor({ settings: { ...STORED, url: 'http://old.example' } });
    expect(await session.done()).toBe('later');
    expect(sent).toEqual([]);
  });

  it('in a new widget that was only viewed closes the editor', async () => {
    const { session, sent } = anEditor({ settings: {} });
    expect(await session.done()).toBe('later');
    expect(sent).toEqual([]);
  });
});
