import DownloadIcon from '@mui/icons-material/DownloadOutlined';
import {
  Button,
  type DataProvider,
  fetchRelatedRecords,
  type RaRecord,
  useDataProvider,
  useListContext,
} from 'react-admin';
import { useAttempt } from '../toast/use-attempt';
import { useToast } from '../toast/use-toast';
import { texts } from './texts';

/** The most rows that the server gives at once. */
const AT_ONCE = 1000;

/** Hands the list, as it is filtered and sorted, to its exporter: of all pages, where react-admin's own button ends after one answer. */
export function ExportListButton() {
  const { exporter, resource, sort, filterValues, total = 0 } = useListContext();
  const provider = useDataProvider();
  const { isBusy, attempt } = useAttempt(texts.failed, texts.tryAgain);
  const toast = useToast();
  if (!exporter) return null;
  const run = async () => {
    const rows = await allRows(provider, resource, { sort, filter: filterValues });
    await exporter(rows, fetchRelatedRecords(provider), provider, resource);
    toast({ title: texts.done(rows.length) });
  };
  return (
    <Button label={texts.export} disabled={isBusy || total === 0} onClick={() => void attempt(run)}>
      <DownloadIcon />
    </Button>
  );
}

type Wanted = Pick<Parameters<DataProvider['getList']>[1], 'sort' | 'filter'>;

/** What comes or goes meanwhile moves the others from page to page: each is taken once. */
async function allRows(provider: DataProvider, resource: string, wanted: Wanted): Promise<RaRecord[]> {
  const rows = new Map<unknown, RaRecord>();
  for (let page = 1, isLast = false; !isLast; page += 1) {
    const pagination = { page, perPage: AT_ONCE };
    const { data } = await provider.getList<RaRecord>(resource, { ...wanted, pagination });
    for (const row of data) rows.set(row.id, row);
    isLast = data.length < AT_ONCE;
  }
  return [...rows.values()];
}
