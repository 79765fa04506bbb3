import {
  AutocompleteInput,
  type AutocompleteInputProps,
  NullableBooleanInput,
  ReferenceInput,
  type SortPayload,
} from 'react-admin';

/** Choices of an input, from their names by id. */
export const choicesOf = (names: Readonly<Record<string, string>>) =>
  Object.entries(names).map(([id, name]) => ({ id, name }));

interface EitherProps {
  source: string;
  label: string;
  /** Names of the choices: all, those that the field is true of, those that it is not. */
  names: readonly [all: string, yes: string, no: string];
  width: number;
  alwaysOn?: boolean;
}

/** Filter for one of two states, or both. */
export const EitherInput = ({ source, label, names: [all, yes, no], width }: EitherProps) => (
  <NullableBooleanInput
    source={source}
    label={label}
    nullLabel={all}
    trueLabel={yes}
    falseLabel={no}
    sx={{ minWidth: width }}
  />
);

interface RecordProps extends Pick<AutocompleteInputProps, 'label' | 'helperText' | 'validate'> {
  source: string;
  reference: string;
  /** Field by which the records are named, and sorted unless `sort` says otherwise. */
  named: string;
  sort?: SortPayload;
  width: number;
}

/** Choice of a record of another resource, by its name. */
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
      sx={{ minWidth: width }}
    />
  </ReferenceInput>
);
