import { newId } from '../../src/kernel/ids.js';
import { startTestApp, type TestApp } from '../app.js';
import { anAsset } from '../builders/media.js';
import { aProduct } from '../builders/catalog.js';
import { aCreator, aMember, type Person } from '../builders/people.js';
import { type ContractOperation, operations } from '../contract/contract.js';
import { fieldName } from '../../src/platform/words/problem-words.js';
import { CANARY, HOSTILE_STRINGS, ODD_RANGES } from './list-strings.js';

type Name = 'sort' | 'range' | 'filter';
const NAMES: readonly Name[] = ['sort', 'range', 'filter'];

/** All lists of the coach, found by their parameters; a new list is covered as soon as it is in the contract. */
const lists = operations.filter(
  ({ method, parameters }) =>
    method === 'GET' &&
    NAMES.every((name) =>
      parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
    ),
);

/** Reads a list's sort fields and filter names from its description: `Sorts by ...`. */
function published({ description }: ContractOperation) {
  const [sorts = '', filters = ''] = description.split('Filters:');
  const namesIn = (text: string) => [...text.matchAll(/`(\w+)`/g)].map(([, name]) => name!);
  const filterNames = filters
    .split('\n')
    .filter((line) => line.startsWith('- '))
    .flatMap((line) => namesIn(line.slice(0, line.lastIndexOf('`: ') + 1)));
  return { sorts: namesIn(sorts), filters: filterNames };
}

/** A refusal of a parameter starts with these words, and names the list's fields instead of a table's. */
const OUR_WORDS =
  /^((Sort|Range|Filter) must be |You can’t (sort|filter) by “.{1,41}”\. Use [\w, ]+\.$|The filter “\w+” doesn’t accept this value$)/s;

interface Answer {
  statusCode: number;
  headers: Record<string, string | number | string[] | undefined>;
  body: string;
}

describe('the coach’s lists', () => {
  let t: TestApp;
  let coach: Person;
  let member: Person;
  /** Product for lists that belong to one. */
  let product: { id: string };
  beforeAll(async () => {
    t = await startTestApp();
    coach = await aCreator(t);
    member = await aMember(t);
    product = await aProduct(t);
    await anAsset(t);
    await t.database.query(`create table ${CANARY} (id int)`);
  });
  afterAll(() => t.close());

  const addressOf = (path: string): string =>
    path.replace('/products/{id}/', `/products/${product.id}/`).replace(/\{\w+\}/g, newId());

  const ask = (by: Person | null, { path }: ContractOperation, query: [string, string][]): Promise<Answer> =>
    t.app.inject({
      url: `${addressOf(path)}?${String(new URLSearchParams(query))}`,
      headers: by ? { authorization: `Bearer ${by.accessToken}` } : {},
    });

  /** Expects a refusal in our own words, for the value or its length, instead of a database message. */
  const refusalOf = (name: Name) => {
    const refusal = { statusCode: 400, requestId: expect.any(String) };
    const message = `We couldn’t read the parameter ${name}`;
    const field = fieldName('en', name);
    const tooLong = `${field} must have at most`;
    return [
      { ...refusal, code: `bad_${name}`, message, fields: { [name]: expect.stringMatching(OUR_WORDS) } },
      {
        ...refusal,
        code: 'invalid',
        message: 'Please check the highlighted fields',
        fields: { [name]: expect.stringContaining(tooLong) },
      },
    ];
  };

  /** Returns 'refused' or the number of rows, and checks that the list's count matches its rows. */
  function took(name: Name, asked: string, { statusCode, headers, body }: Answer): 'refused' | number {
    const answer = JSON.parse(body) as unknown;
    if (statusCode !== 200) {
      const isTooLong = (answer as { code?: unknown }).code === 'invalid';
      expect({ asked, answer }).toEqual({ asked, answer: refusalOf(name)[isTooLong ? 1 : 0] });
      return 'refused';
    }
    const rows = (answer as unknown[]).length;
    const range = String(headers['content-range']);
    expect({ asked, range }).toEqual({
      asked,
      range: expect.stringMatching(rows === 0 ? /^[\w-]+ \*\/\d+$/ : /^[\w-]+ \d+-\d+\/\d+$/),
    });
    return rows;
  }

  async function send(list: ContractOperation, name: Name, texts: readonly string[]) {
    const outcomes: ('refused' | number)[] = [];
    for (const text of texts) outcomes.push(took(name, text, await ask(coach, list, [[name, text]])));
    return outcomes;
  }

  test('are found, with enough strings for them', () => {
    expect(lists.length).toBeGreaterThanOrEqual(8);
    expect(HOSTILE_STRINGS.length).toBeGreaterThanOrEqual(300);
    for (const list of lists) expect(published(list).sorts).not.toEqual([]);
  });

  test('would obey such strings or break, if they put them into their SQL', async () => {
    const naive = async (text: string): Promise<'obeyed' | 'broke'> => {
      try {
        await t.database.query(`explain select id from accounts order by ${text} limit 1`);
        return 'obeyed';
      } catch {
        return 'broke';
      }
    };
    const outcomes = await Promise.all(
      HOSTILE_STRINGS.filter((text) => text.includes('password_hash')).map(naive),
    );
    expect(new Set(outcomes)).toEqual(new Set(['obeyed', 'broke']));
    expect(await naive('password_hash')).toBe('obeyed');
  });

  describe.each(lists.map((list, index) => [list.path, list, index] as const))('%s', (_, list, index) => {
    /** Returns some of the strings for this list: all lists share one reader, and each string goes to several lists. */
    const oneIn = (parts: number) => HOSTILE_STRINGS.filter((__, n) => n % parts === index % parts);

    test('refuses every hostile sort order, as text and as a column name', async () => {
      const texts = oneIn(2).map((text, n) =>
        n % 4 === 0 ? text : JSON.stringify(n % 4 === 1 ? [published(list).sorts[0], text] : [text, 'ASC']),
      );
      expect(new Set(await send(list, 'sort', texts))).toEqual(new Set(['refused']));
    });

    test('refuses every hostile range, and returns nothing for an empty one', async () => {
      const texts = oneIn(4).map((text, n) => (n % 2 === 0 ? text : JSON.stringify([0, text])));
      expect(new Set(await send(list, 'range', texts))).toEqual(new Set(['refused']));
      expect(new Set(await send(list, 'range', ODD_RANGES))).toEqual(new Set(['refused']));
      expect(await send(list, 'range', ['[999001,1000000]', '[1000000,1000000]'])).toEqual([0, 0]);
    });

    test('refuses every filter it does not publish, including hidden columns', async () => {
      const known = new Set(published(list).filters);
      const texts = oneIn(4)
        .filter((text) => !known.has(text))
        .map((text, n) => (n % 2 === 0 ? JSON.stringify({ [text]: 'x' }) : text));
      const asking = texts.filter((text) => text !== '{}');
      expect(new Set(await send(list, 'filter', asking))).toEqual(new Set(['refused']));
    });

    test('searches for a hostile string as words, or refuses it', async () => {
      const names = published(list).filters;
      const texts = oneIn(2)
        .filter((text) => text.trim() !== '')
        .map((text, n) => {
          const value = n % 4 === 0 ? [text] : n % 4 === 1 ? { [text]: text } : text;
          return JSON.stringify({ [names[n % names.length]!]: value });
        });
      for (const outcome of await send(list, 'filter', texts))
        expect(outcome === 'refused' || outcome === 0).toBe(true);
    });

    test('is refused for members and visitors, whatever they request', async () => {
      for (const query of [[], [['filter', HOSTILE_STRINGS[0]!]], [['sort', '["id","ASC"]']]] as [
        string,
        string,
      ][][]) {
        const asMember = await ask(member, list, query);
        const asVisitor = await ask(null, list, query);
        expect([asMember.statusCode, asVisitor.statusCode]).toEqual([403, 401]);
      }
    });
  });

  test('leave everything unchanged', async () => {
    const [left] = await t.database.query<{ canary: string | null; coaches: number }>(
      `select to_regclass('${CANARY}')::text as canary,
              (select count(*)::int from accounts where role = 'creator') as coaches`,
    );
    expect(left).toEqual({ canary: CANARY, coaches: 1 });
  });
});
