import { createToastStore, toastRemovalDelay } from './toast-store';

describe('toasts', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('come one at a time: a new one replaces the previous one', () => {
    const store = createToastStore();
    store.show({ title: 'Item removed' });
    store.show({ title: 'Error', variant: 'destructive' });
    expect(store.current()).toMatchObject({ id: 2, title: 'Error', variant: 'destructive', open: true });
  });

  it('close when dismissed and are dropped 1,000,000 ms later', () => {
    const store = createToastStore();
    store.show({ title: 'Item removed' });
    store.dismiss(1);
    expect(store.current()).toMatchObject({ title: 'Item removed', open: false });
    jest.advanceTimersByTime(toastRemovalDelay - 1);
    expect(store.current()).not.toBeNull();
    jest.advanceTimersByTime(1);
    expect(store.current()).toBeNull();
  });

  it('are not removed by dismissing an older one', () => {
    const store = createToastStore();
    store.show({ title: 'First' });
    store.dismiss(1);
    store.show({ title: 'Second' });
    store.dismiss(1);
    jest.advanceTimersByTime(toastRemovalDelay);
    expect(store.current()).toMatchObject({ title: 'Second', open: true });
  });

  it('notify every listener until it unsubscribes', () => {
    const store = createToastStore();
    const listener = jest.fn();
    const stop = store.subscribe(listener);
    store.show({ title: 'One' });
    stop();
    store.show({ title: 'Two' });
    expect(listener).toHaveBeenCalledTimes(1);
  });
});
