import type { SvgIconProps } from '@mui/material';
import type { ComponentType, ReactNode } from 'react';
import {
  type RaRecord,
  useEditContext,
  useRecordContext,
  useResourceContext,
  useShowContext,
} from 'react-admin';
import { isMissing } from '../providers/refusal';
import { LoadFailed } from './load-failed';
import { NotThere } from './not-there';
import { texts as ourTexts } from './record-texts';
import { Skeletons } from './skeletons';

/** Header of a record's page, and its message for a missing record. */
export interface RecordWords<Row> {
  icon: ComponentType<SvgIconProps>;
  texts: Record<'title' | 'notThere' | 'notThereText' | 'toAll', string>;
  titleOf: (record: Row) => string;
}

/** Shown if there is no such record, with a link to the list of its resource. */
export function NoRecord(props: Omit<RecordWords<never>, 'titleOf'> & { resource?: string }) {
  const { icon, texts, resource } = props;
  const own = useResourceContext();
  return (
    <NotThere
      icon={icon}
      title={texts.notThere}
      text={texts.notThereText}
      to={`/${resource ?? own}`}
      toLabel={texts.toAll}
    />
  );
}

export function RecordTitle<Row extends RaRecord>({ texts, titleOf }: Omit<RecordWords<Row>, 'icon'>) {
  const record = useRecordContext<Row>();
  return <>{record ? titleOf(record) : texts.title}</>;
}

interface FailedProps {
  /** Shown if there is no such record. */
  missing: ReactNode;
}

/** Shown as the `error` of a react-admin page for a record. */
export const RecordFailed = ({ missing }: FailedProps) => <Failed {...useShowContext()} missing={missing} />;

/** Shown as the `error` of a react-admin form. */
export const FormFailed = ({ missing }: FailedProps) => <Failed {...useEditContext()} missing={missing} />;

const Failed = ({ error, refetch, missing }: FailedProps & { error?: unknown; refetch: () => unknown }) =>
  isMissing(error) ? missing : <LoadFailed words={ourTexts.notLoaded} onRetry={() => void refetch()} />;

/** Skeleton of the text. */
export const Loading = () => (
  <Skeletons label={ourTexts.loading} heights={[56, 96]} spacing={2} sx={{ p: { xs: 2, md: 4 } }} />
);
