/** The runner sets these for each file. */
const OF_RUNNER = new Set(['console']);

/** Restores what a test file changed of the properties of a window, its navigator and its classes. */
exports.GlobalsKeeper = class GlobalsKeeper {
  constructor(window) {
    const prototypes = Object.values(Object.getOwnPropertyDescriptors(window))
      .map(({ value }) => (typeof value === 'function' ? value.prototype : undefined))
      .filter((prototype) => prototype !== undefined);
    this.known = [window, window.navigator, ...new Set(prototypes)].map((object) => [
      object,
      Object.getOwnPropertyDescriptors(object),
    ]);
  }

  restore() {
    for (const [object, known] of this.known) {
      for (const name of Object.getOwnPropertyNames(object)) {
        if (!Object.hasOwn(known, name)) Reflect.deleteProperty(object, name);
      }
      for (const [name, was] of Object.entries(known)) {
        if (OF_RUNNER.has(name) || isSame(was, Object.getOwnPropertyDescriptor(object, name))) continue;
        Object.defineProperty(object, name, was);
      }
    }
  }
};

const isSame = (one, other) =>
  other !== undefined && Object.is(one.value, other.value) && one.get === other.get && one.set === other.set;
