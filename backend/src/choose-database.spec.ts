import { chooseDatabase } from './choose-database.js';
import { readConfig } from './platform/config/config.js';

it('a configured database is used as it is, and none is started', async () => {
  const say = jest.fn();
  const config = readConfig({ DATABASE_URL: 'postgres://db/sanctum', DATA_DIR: '/nowhere/to/write' });

  expect(await chooseDatabase(config, say)).toMatchObject({ url: 'postgres://db/sanctum' });
  expect(say).not.toHaveBeenCalled();
});
