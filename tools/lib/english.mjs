// Rules of plain English for comments and documents. Ours, because prose linters know neither our words nor our comments.

const OPENING = /^(What|Who|Whose|Whom|Which|Of|Those|Whoever|Whether) /;
const COMMENT = /(?:^|\s)\/\/ (.*)$|^\s*(?:\/\*\*|\*) (.*)$/;
const DOC_COMMENT = /^\s*(?:\/\*\*|\*) (.*)$/;
const TEST_TITLE = /^\s*(?:test|deepTest|describe)(?:\.\w+)*\((?:.*?\)\()?(['"`])(.*?)\1/;
const QUOTED = /(['"`])((?:(?!\1).)*)\1/g;
const LONGEST = 30;

/** Reads the table under "Words we don't use" of the glossary: word, and what to write instead. */
export function wordsNotUsed(glossary) {
  const section = glossary.split("## Words we don't use")[1]?.split('\n## ')[0] ?? '';
  return [...section.matchAll(/^\| (?!write not|-)([^|]+?) \| ([^|]+?) \|$/gm)].map(([, word, better]) => ({
    word,
    better,
    pattern: new RegExp(`(?<![\\w/.-])${word}s?(?![\\w/-]|\\.\\w)`, 'i'),
  }));
}

/** Leaves names in code and addresses of links out. */
const withoutCode = (text) => text.replaceAll(/`[^`]*`/g, '`').replaceAll(/\]\([^)]*\)/g, ']');

const wordProblems = (text, words) =>
  words
    .filter(({ pattern }) => pattern.test(withoutCode(text)))
    .map(({ word, better }) => `we don't use "${word}": write ${better}`);

/** Problems of the comments and test titles of a source file. */
export const commentProblems = ({ path, text }, words) =>
  text.split('\n').flatMap((line, index) => {
    const opening = OPENING.exec(DOC_COMMENT.exec(line)?.[1] ?? '')?.[1];
    const comment = COMMENT.exec(line);
    return [
      ...(opening ? [`a doc comment opens with "${opening}": begin with a verb or a noun`] : []),
      ...wordProblems(comment?.[1] ?? comment?.[2] ?? TEST_TITLE.exec(line)?.[2] ?? '', words),
    ].map((problem) => `${path}:${index + 1}: ${problem}`);
  });

/** Problems of the texts of a catalog or of a module of texts, without their keys. */
export const textProblems = ({ path, text }, words) =>
  text.split('\n').flatMap((line, index) => {
    const texts = line.replace(/^\s*(['"]?)[\w-]+\1: /, '').matchAll(QUOTED);
    return [...texts]
      .flatMap(([, , quoted]) => wordProblems(quoted, words))
      .map((problem) => `${path}:${index + 1}: ${problem}`);
  });

/** Paragraphs, list items, headings and cells of tables, each with its first line; code blocks are left out. */
function piecesOf(text) {
  const pieces = [];
  let isCode = false;
  let goesOn = false;
  for (const [index, line] of text.split('\n').entries()) {
    const isFence = /^\s*```/.test(line);
    if (isFence) isCode = !isCode;
    if (isFence || isCode || !line.trim()) goesOn = false;
    else if (/^\s*\|/.test(line)) {
      pieces.push(...line.split('|').map((cell) => ({ line: index + 1, words: cell })));
      goesOn = false;
    } else if (goesOn && !/^\s*([-*]|\d+\.|#+) /.test(line)) pieces.at(-1).words += ` ${line.trim()}`;
    else {
      pieces.push({ line: index + 1, words: line.trim().replace(/^([-*]|\d+\.|#+) /, '') });
      goesOn = !line.startsWith('#');
    }
  }
  return pieces;
}

const sentencesOf = (words) => withoutCode(words).split(/(?<=[.!?][)"”*]*)\s+/);
const countWords = (sentence) => sentence.split(/\s+/).filter((word) => /[\p{L}\p{N}`]/u.test(word)).length;

/** Problems of a document. */
export const documentProblems = ({ path, text }, words) =>
  piecesOf(text).flatMap((piece) =>
    [
      ...wordProblems(piece.words, words),
      ...sentencesOf(piece.words)
        .filter((sentence) => countWords(sentence) > LONGEST)
        .map(
          (sentence) =>
            `a sentence of ${countWords(sentence)} words, of which ${LONGEST} are allowed; make two: "${sentence.slice(0, 50)}…"`,
        ),
    ].map((problem) => `${path}:${piece.line}: ${problem}`),
  );
