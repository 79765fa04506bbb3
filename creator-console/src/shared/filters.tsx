import {
  AutocompleteArrayInput,
  AutocompleteInput,
  type AutocompleteInputProps,
  NullableBooleanInput,
  ReferenceInput,
  SelectArrayInput,
  SelectInput,
  type SortPayload,
} from 'react-admin';

/** Choices of an input, from their names by id. */
export const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

type Names = Readonly<Record<string, string>>;

interface Look {
  width: number;
  alwaysOn?: boolean;
}

/** Filter for one of these values. */
export const oneOf = (source: string, label: string, names: Names, look: Partial<Look> = {}) => (
  <SelectInput key={source} source={source} label={label} choices={choicesOf(names)} {...look} />
);

/** Filter for some of a few values. */
export const someOf = (source: string, label: string, names: Names, { width, ...look }: Look) => (
  <SelectArrayInput
    key={source}
    source={source}
    label={label}
    choices={choicesOf(names)}
    sx={{ minWidth: width }}
    {...look}
  />
);

/** Filter for some of many values, which are found by their names. */
export const manyOf = (source: string, label: string, names: Names, { width, ...look }: Look) => (
  <AutocompleteArrayInput
    key={source}
    source={source}
    label={label}
    choices={choicesOf(names)}
    sx={{ minWidth: width }}
    {...look}
  />
);

/** Filter for one of two states, or both. */
export const either = (
  source: string,
  label: string,
  [all, yes, no]: readonly [all: string, yes: string, no: string],
  { width, ...look }: Look,
) => (
  <NullableBooleanInput
    key={source}
    source={source}
    label={label}
    nullLabel={all}
    trueLabel={yes}
    falseLabel={no}
    sx={{ minWidth: width }}
    {...look}
  />
);

interface RecordProps extends Pick<AutocompleteInputProps, 'label' | 'helperText' | 'validate' | 'alwaysOn'> {
  source: string;
  reference: string;
  /** Field with the records' names; also the sort field unless `sort` is set. */
  named: string;
  sort?: SortPayload;
  width: number;
}

/** Selects a record of another resource by its name. */
export const RecordInput = ({
  source,
  reference,
  named,
  sort = { field: named, order: 'ASC' },
  width,
  ...input
}: RecordProps) => (
  <ReferenceInput source={source} reference={reference} sort={sort}>
    <AutocompleteInput
      {...input}
      optionText={named}
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: width, width: { xs: '100%', sm: 'auto' } }}
    />
  </ReferenceInput>
);
