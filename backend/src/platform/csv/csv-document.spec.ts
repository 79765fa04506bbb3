import { csvDocument, csvFile } from './csv-document.js';

interface Tree {
  name: string;
  rings: number;
}
const COLUMNS = { Name: ({ name }: Tree) => name, Rings: ({ rings }: Tree) => rings };

async function* pagesOf(...pages: Tree[][]): AsyncGenerator<Tree[]> {
  for (const page of pages) yield await Promise.resolve(page);
}

async function textOf(...pages: Tree[][]): Promise<string> {
  const chunks: string[] = [];
  const file = csvFile('trees.csv', await csvDocument(COLUMNS, pagesOf(...pages)));
  for await (const chunk of file.getStream()) chunks.push(String(chunk));
  return chunks.join('');
}

test('a file has the names of its columns and all pages, and nothing that a spreadsheet runs', async () => {
  const oak = { name: '=Oak', rings: 80 };
  expect(await textOf([oak], [{ name: 'Elm, old', rings: 7 }])).toBe(
    `\uFEFFName,Rings\r\n"'=Oak",80\r\n"Elm, old",7\r\n`,
  );
});

test('an empty file has the names of its columns', async () => {
  expect(await textOf()).toBe('\uFEFFName,Rings\r\n');
});

test('a first page that cannot be read is refused before the file begins', async () => {
  async function* broken(): AsyncGenerator<Tree[]> {
    yield await Promise.reject<Tree[]>(new Error('the database is gone'));
  }
  await expect(csvDocument(COLUMNS, broken())).rejects.toThrow('the database is gone');
});
