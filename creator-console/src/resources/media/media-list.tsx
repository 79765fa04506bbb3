import { Stack } from '@mui/material';
import { FilterLiveForm, ListBase, Pagination, SearchInput, Title, useListContext } from 'react-admin';
import { DropZone } from '../../media-library/drop-zone';
import { ConversionSettings } from '../../media-library/conversion';
import { KindFilter } from '../../media-library/kind-filter';
import { FRESH_MS } from '../../media-library/media.api';
import { texts } from '../../media-library/texts';
import { UploadButton } from '../../media-library/upload-button';
import { SavedFilters } from '../../shared/saved-filters';
import type { MediaAsset, MediaKind } from '../../shared/uploads/kind-of';
import { uploads } from '../../shared/uploads/uploads';
import { Cards } from './cards';
import { Secondary } from '../../shared/secondary';
import { ChoiceField } from '../../shared/forms/use-fields';
import { choicesOf } from '../../shared/filters';

const PER_PAGE = 48;

const upload = (files: File[]) => {
  for (const file of files) void uploads.add(file);
};

/** `/creator/media`: all uploads for lessons. */
export const MediaList = () => (
  <ListBase<MediaAsset>
    sort={{ field: 'createdAt', order: 'DESC' }}
    perPage={PER_PAGE}
    queryOptions={{ staleTime: FRESH_MS }}
  >
    <Title title={texts.title} />
    <DropZone onFiles={upload} minHeight="70vh">
      <Head />
      <Cards />
      <Pagination rowsPerPageOptions={[PER_PAGE, 96]} />
    </DropZone>
  </ListBase>
);

interface Filters {
  q?: string;
  fileType?: MediaKind;
}

function Head() {
  const { filterValues, setFilters, sort, setSort } = useListContext<MediaAsset>();
  const { q = '', fileType } = filterValues as Filters;
  return (
    <Stack spacing={1.5} sx={{ mb: 2, pt: 2 }}>
      <Stack direction="row" spacing={1.5} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <FilterLiveForm>
          <SearchInput
            source="q"
            placeholder={texts.search}
            helperText={false}
            margin="none"
            alwaysOn
            sx={{ width: { xs: '100%', sm: 240 } }}
          />
        </FilterLiveForm>
        <ChoiceField
          name="sort"
          fullWidth={false}
          size="small"
          margin="none"
          label={texts.sort}
          choices={choicesOf(texts.sorts)}
          value={`${sort.field} ${sort.order}`}
          onChange={(chosen) => {
            const [field = 'createdAt', order] = chosen.split(' ');
            setSort({ field, order: order === 'ASC' ? 'ASC' : 'DESC' });
          }}
          sx={{ minWidth: 160, flex: { xs: 1, sm: 'none' } }}
        />
        <SavedFilters />
        <UploadButton variant="contained" onFiles={upload} />
        <Secondary>{texts.uploadHelp}</Secondary>
      </Stack>
      <ConversionSettings />
      <KindFilter
        q={q}
        chosen={fileType}
        onChoose={(kind) => setFilters({ ...(q && { q }), ...(kind && { fileType: kind }) })}
      />
    </Stack>
  );
}
