import { AutocompleteInput, DateInput, ReferenceInput, SearchInput, SelectArrayInput } from 'react-admin';
import { texts } from '../student/texts';

const STATUSES = Object.entries(texts.statuses).map(([id, name]) => ({ id, name }));

/** Search and status stand there; the others are added by 'Add filter', where a combination can also be saved by name. */
export const studentFilters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={texts.search} />,
  <SelectArrayInput
    key="status"
    source="status"
    alwaysOn
    label={texts.status}
    choices={STATUSES}
    sx={{ minWidth: 160 }}
  />,
  <ReferenceInput
    key="productId"
    source="productId"
    reference="products"
    sort={{ field: 'title', order: 'ASC' }}
  >
    <AutocompleteInput
      label={texts.owns}
      optionText="title"
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: 220 }}
    />
  </ReferenceInput>,
  <ReferenceInput key="tagId" source="tagId" reference="student-tags" sort={{ field: 'name', order: 'ASC' }}>
    <AutocompleteInput
      label={texts.tag}
      optionText="name"
      filterToQuery={(q: string) => ({ q })}
      sx={{ minWidth: 180 }}
    />
  </ReferenceInput>,
  <DateInput key="seenFrom" source="lastSeenAt_gte" label={texts.seenFrom} />,
  <DateInput key="seenUntil" source="lastSeenAt_lte" label={texts.seenUntil} />,
  <DateInput key="joinedFrom" source="joinedAt_gte" label={texts.joinedFrom} />,
  <DateInput key="joinedUntil" source="joinedAt_lte" label={texts.joinedUntil} />,
];
