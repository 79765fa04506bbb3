import * as React from 'react';

/**
 * Keeps React from recording where each element is created, which takes a quarter of these tests' time. It stops by itself at
 * 10,000 elements a second, so it is told that there are more. Without this internal counter, tests would only be slower.
 */
const internals: unknown = Reflect.get(
  React,
  '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE',
);
if (internals instanceof Object) {
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set: () => {},
    configurable: true,
  });
}
