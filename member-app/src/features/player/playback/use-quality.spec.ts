import { type Connection, isSlow } from './use-quality';

test.each<[Connection, boolean]>([
  [{}, false],
  [{ effectiveType: '4g', downlink: 10 }, false],
  [{ effectiveType: '4g', downlink: 2 }, true],
  [{ effectiveType: '3g', downlink: 10 }, true],
  [{ effectiveType: '4g', downlink: 10, saveData: true }, true],
])('the connection %j gets the smaller video: %s', (connection, isSmall) => {
  expect(isSlow(connection)).toBe(isSmall);
});
