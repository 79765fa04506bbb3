import { parseSettings } from './settings.js';

describe('the webhook settings', () => {
  test('are read from a form as from JSON', () => {
    const settings = { delaySeconds: 5, repeat: 3, drop: true };
    expect(parseSettings({ delaySeconds: '5', repeat: '3', drop: 'true' })).toEqual(settings);
    expect(parseSettings(settings)).toEqual(settings);
    expect(parseSettings({ delaySeconds: '5', repeat: '3' })).toEqual({ ...settings, drop: false });
  });

  test.each([
    {},
    { delaySeconds: '', repeat: '1' },
    { delaySeconds: -1, repeat: 1 },
    { delaySeconds: 1.5, repeat: 1 },
    { delaySeconds: 86_401, repeat: 1 },
    { delaySeconds: 0, repeat: 0 },
    { delaySeconds: 0, repeat: 51 },
    { delaySeconds: null, repeat: 1 },
  ])('refuse %j', (values) => {
    expect(parseSettings(values)).toBeNull();
  });
});
