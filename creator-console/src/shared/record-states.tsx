import type { ReactNode } from 'react';
import { useEditContext, useShowContext } from 'react-admin';
import { isMissing } from '../providers/refusal';
import { LoadFailed } from './load-failed';
import { texts } from './record-texts';
import { Skeletons } from './skeletons';

interface Props {
  /** Stands where there is no such record. */
  missing: ReactNode;
}

/** For `error` of a react-admin page that shows a record. */
export const RecordFailed = ({ missing }: Props) => <Failed {...useShowContext()} missing={missing} />;

/** For `error` of a react-admin form. */
export const FormFailed = ({ missing }: Props) => <Failed {...useEditContext()} missing={missing} />;

const Failed = ({ error, refetch, missing }: Props & { error?: unknown; refetch: () => unknown }) =>
  isMissing(error) ? missing : <LoadFailed words={texts.notLoaded} onRetry={() => void refetch()} />;

/** Where the words will stand. */
export const Loading = () => (
  <Skeletons label={texts.loading} heights={[56, 96]} spacing={2} sx={{ p: { xs: 2, md: 4 } }} />
);
