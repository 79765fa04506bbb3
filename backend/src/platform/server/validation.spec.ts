import { getMetadataStorage, IsOptional, IsString, MetadataStorage } from 'class-validator';
import { rememberRules } from './validation.js';

class Parent {
  @IsString()
  name: string;
}

class Child extends Parent {
  @IsOptional()
  nickname?: string;
}

const rulesOf = (storage: MetadataStorage, target: unknown, groups?: string[]) =>
  storage.getTargetValidationMetadatas(target as () => void, '', false, false, groups);

/** A separate storage with the rules of the classes above. */
function storageOfTheTest(): MetadataStorage {
  const storage = new MetadataStorage();
  for (const target of [Parent, Child])
    for (const rule of getMetadataStorage().getTargetValidationMetadatas(target, '', false, false))
      if (rule.target === target) storage.addValidationMetadata(rule);
  return storage;
}

it('the rules of a class, with those of its parent, are searched once', () => {
  const storage = storageOfTheTest();
  const find = jest.spyOn(storage, 'getTargetValidationMetadatas');
  rememberRules(storage);
  const first = rulesOf(storage, Child);
  expect(first.map(({ propertyName }) => propertyName).toSorted()).toEqual(['name', 'nickname']);
  expect(rulesOf(storage, Child)).toBe(first);
  expect(rulesOf(storage, Parent)).toHaveLength(1);
  expect(find).toHaveBeenCalledTimes(2);
});

it('the rules of groups are searched each time', () => {
  const storage = storageOfTheTest();
  rememberRules(storage);
  expect(rulesOf(storage, Child, ['other'])).toEqual([]);
  expect(rulesOf(storage, Child)).toHaveLength(2);
});
