import { type UndoStep, UndoHistory, MAX_STEPS } from './undo-history';

function aHistory() {
  const history = new UndoHistory();
  const toggled: string[] = [];
  const did = (label: string, scope = 'lesson', canToggle = () => true): UndoStep => {
    const toggle = () => canToggle() && toggled.push(label) > 0;
    const step = { label, scope, toggle };
    history.push(step);
    return step;
  };
  return { history, did, toggled };
}

describe('actions', () => {
  it('are undone from the last one, and redone in order', () => {
    const { history, did, toggled } = aHistory();
    for (const label of ['a', 'b', 'c']) did(label);
    expect(history.getSnapshot()).toEqual({ undo: 'c', redo: undefined });
    history.undo();
    history.undo();
    expect(history.getSnapshot()).toEqual({ undo: 'a', redo: 'b' });
    history.redo();
    expect(toggled).toEqual(['c', 'b', 'b']);
    expect(history.getSnapshot()).toEqual({ undo: 'b', redo: 'c' });
  });

  it('cannot be redone once something else was done', () => {
    const { history, did } = aHistory();
    did('a');
    history.undo();
    did('b');
    expect(history.getSnapshot()).toEqual({ undo: 'b', redo: undefined });
    expect(history.redo()).toBeUndefined();
  });

  it('can be undone out of order, once', () => {
    const { history, did, toggled } = aHistory();
    const step = did('delete');
    did('later');
    expect(history.undoStep(step)).toBe(step);
    expect(history.undoStep(step)).toBeUndefined();
    expect(toggled).toEqual(['delete']);
    expect(history.getSnapshot()).toEqual({ undo: 'later', redo: 'delete' });
  });

  it('are dropped when nothing is left to undo', () => {
    const { history, did } = aHistory();
    did('a');
    did('gone', 'lesson', () => false);
    expect(history.undo()).toBeUndefined();
    expect(history.getSnapshot()).toEqual({ undo: 'a', redo: undefined });
  });

  it('are dropped when the server refuses them, even during undo', () => {
    const { history, did } = aHistory();
    did('a');
    const refused = did('refused', 'lesson', () => {
      history.drop(refused);
      return true;
    });
    history.undo();
    expect(history.getSnapshot()).toEqual({ undo: 'a', redo: undefined });
  });

  it('are dropped for a lesson that was changed elsewhere, and only for that one', () => {
    const { history, did } = aHistory();
    did('a', 'one');
    did('b', 'other');
    history.forget('other');
    expect(history.getSnapshot().undo).toBe('a');
  });

  it('go back up to a limit', () => {
    const { history, did } = aHistory();
    for (let n = 0; n <= MAX_STEPS; n += 1) did(String(n));
    let back = 0;
    while (history.undo()) back += 1;
    expect(back).toBe(MAX_STEPS);
  });
});
