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
  /** Labels of the choices: all, true, false. */
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
      sx={{ minWidth: width }}
    />
  </ReferenceInput>
);
