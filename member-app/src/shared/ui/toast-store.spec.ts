import { createToastStore, toastRemovalDelay } from './toast-store';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('come one at a time: the new one takes the place of the one before', () => {
    const store = createToastStore();
    store.show({ title: 'Item removed' });
    store.show({ title: 'Error', variant: 'destructive' });
    expect(store.current()).toMatchObject({ id: 2, title: 'Error', variant: 'destructive', open: true });
  });

  it('close when dismissed and are forgotten 1,000,000 ms later', () => {
    const store = createToastStore();
    store.show({ title: 'Item removed' });
    store.dismiss(1);
    expect(store.current()).toMatchObject({ title: 'Item removed', open: false });
    jest.advanceTimersByTime(toastRemovalDelay - 1);
    expect(store.current()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(store.current()).toBeNull();
  });

  it('are not taken away by the dismissal of an older one', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.dismiss(1);
    store.show({ title: 'Second' });
    store.dismiss(1);
    jest.advanceTimersByTime(toastRemovalDelay);
    expect(store.current()).toMatchObject({ title: 'Second', open: true });
  });

  it('tell everyone who listens, until they stop', () => {
    const store = createToastStore();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.show({ title: 'One' });
    stop();
    store.show({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
