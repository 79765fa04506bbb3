const BrowserEnvironment = require('./browser-environment.cjs');
const { GlobalsKeeper } = require('./globals-keeper.cjs');
const { forgetRunner } = require('./of-one-file.cjs');
const { disableStorages } = require('./storages.cjs');

let kept;

/**
 * Keeps one window for all test files of a process, because modules that are loaded once hold on to it. Each file finds it as
 * the first one did: empty, at its first address, without storage or timers, its properties and those of its classes unchanged.
 */
module.exports = class KeptBrowserEnvironment extends BrowserEnvironment {
  constructor(config, context) {
    if (kept) {
      kept.file.console = context.console;
      return kept;
    }
    // jsdom writes what it cannot do to the console of the file under way
    const file = { console: context.console };
    super(config, { ...context, console: { error: (...words) => file.console.error(...words) } });
    this.file = file;
    this.url = config.projectConfig.testEnvironmentOptions.url;
    this.firstTimer = 1;
    this.globals = new GlobalsKeeper(this.global);
    kept = this;
  }

  async teardown() {
    disableStorages();
    this.fakeTimersModern.useRealTimers();
    await this.stopTimers();
    const { document, history, localStorage, sessionStorage } = this.global;
    localStorage.clear();
    sessionStorage.clear();
    history.replaceState(null, '', this.url);
    document.head.replaceChildren();
    document.body.replaceChildren();
    for (const element of [document.documentElement, document.body]) {
      for (const name of element.getAttributeNames()) element.removeAttribute(name);
    }
    this.globals.restore();
    forgetRunner(this.global);
  }

  /** Lets happen what is due now: React would wait forever for a turn that was taken away. */
  async stopTimers() {
    const window = this.global;
    for (let turn = 0; turn < 2; turn += 1) await new Promise((resolve) => window.setTimeout(resolve));
    const last = window.setTimeout(() => undefined);
    for (let timer = this.firstTimer; timer <= last; timer += 1) window.clearTimeout(timer);
    this.firstTimer = last + 1;
  }
};
