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

/** Max rows the server returns at once. */
const AT_ONCE = 1000;

/** Exports the list, filtered and sorted, with all its pages; react-admin's own button stops after one response. */
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

/** Reads all pages. Rows added or removed in the meantime shift the others between pages, so duplicates are dropped. */
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
