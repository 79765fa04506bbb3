import { Injectable } from '@nestjs/common';
import type { Language } from '../../../kernel/languages.js';
import type { ProductType } from '../../../kernel/product-types.js';
import { Database } from '../../../platform/database/database.js';
import { containing } from '../../../platform/http/list-filters.js';
import type { SignedIn } from '../../../platform/security/actor.js';
import type { GroupKind } from '../../groups/index.js';
import { inWords } from '../mentions/mention-words.js';
import { namesFor } from '../mentions/mentions.sql.js';
import { isCoach, isFoundInSearch, type Reader, type ReadPerson, shownTo } from '../people/people.sql.js';
import { ReadersService } from '../people/readers.service.js';
import { SEARCH_TYPES, type SearchResponse, type SearchResultResponse } from './search.dto.js';
import { whatIn, WHO } from './search.sql.js';
import { excerptOf, havingAll, wordsOf } from './search-words.js';

interface WhoRow {
  type: 'person' | GroupKind;
  id: string;
  name: string;
  person: ReadPerson | null;
}

interface WhatRow {
  type: 'post' | 'question' | 'comment' | 'lesson' | 'product';
  id: string;
  title: string;
  subtitle: string | null;
  author: ReadPerson | null;
  mentions: ReadPerson[] | null;
  isSolved: boolean;
  parentId: string | null;
  moduleId: string | null;
  productType: ProductType | null;
}

/** Finds everything the searcher may see for these words, in one response. */
@Injectable()
export class SearchQueries {
  constructor(
    private readonly database: Database,
    private readonly readers: ReadersService,
  ) {}

  async find(me: SignedIn, q: string, language: Language): Promise<SearchResponse> {
    const words = wordsOf(q);
    if (words.length === 0) return { results: [] };
    const reader = await this.readers.of(me);
    const values = [reader.accountId, reader.groupIds, isCoach(me)];
    const [who, what] = await Promise.all([
      this.database.query<WhoRow>(WHO, [...values, containing(q)]),
      this.database.query<WhatRow>(whatIn(language), [...values, havingAll(words), containing(q)]),
    ]);
    const results = [
      ...who
        .filter(({ person }) => !person || isFoundInSearch(reader, person))
        .map((row) => whoOf(reader, row)),
      ...what.map((row) => whatOf(reader, row, words)),
    ];
    return {
      results: results.toSorted((a, b) => SEARCH_TYPES.indexOf(a.type) - SEARCH_TYPES.indexOf(b.type)),
    };
  }
}

const NOTHING_ELSE = {
  avatarUrl: null,
  badge: null,
  parentId: null,
  moduleId: null,
  productType: null,
} as const;

function whoOf(reader: Reader, { type, id, name, person }: WhoRow): SearchResultResponse {
  if (!person) return { id, type, title: name, subtitle: null, ...NOTHING_ELSE };
  const shown = shownTo(reader, person);
  return {
    ...NOTHING_ELSE,
    id,
    type,
    title: shown.name,
    subtitle: shown.level?.name ?? null,
    avatarUrl: shown.avatarUrl,
    badge: shown.isCoach ? 'coach' : null,
  };
}

function whatOf(reader: Reader, row: WhatRow, words: readonly string[]): SearchResultResponse {
  const { id, type, title, subtitle, parentId, moduleId, productType } = row;
  const places = { id, type, parentId, moduleId, productType };
  if (!row.author) return { ...places, title, subtitle, avatarUrl: null, badge: null };
  const author = shownTo(reader, row.author);
  return {
    ...places,
    title: excerptOf(inWords(title, namesFor(reader, row.mentions ?? [])), words),
    subtitle: author.name,
    avatarUrl: author.avatarUrl,
    badge: row.isSolved ? 'solved' : null,
  };
}
