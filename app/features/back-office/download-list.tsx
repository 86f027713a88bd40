import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { callApi } from '#app/api/client.ts';
import { Button } from '#app/components/button.tsx';
import { Download } from '#app/components/icons.ts';
import { DialogButton } from '#app/features/back-office/dialog-button.tsx';
import { useAdminAction } from '#app/features/back-office/use-admin-action.ts';
import { useWorksIn } from '#app/features/back-office/use-works-in.ts';
import type { Export, ExportedList, ExportFilter, ExportFormat } from '#shared/schemas/exports.ts';
import { areaOfList } from '#shared/team-areas.ts';
import { downloadText } from '#shared/texts.ts';

/** Milliseconds between two looks at how far the file is. */
const LOOK_AGAIN = 1_000;

interface DownloadListProps {
  list: ExportedList;
  /** What the page shows of it: by words, of one state. */
  filter?: ExportFilter;
  title?: string;
  description?: string;
  /** What is downloaded, for those who do not see what the button stands over, where a page has several. */
  of?: string;
}

/** The button over a list that gives it as a file, with how far that is; nothing for whoever may not have the list. */
export function DownloadList({
  list,
  filter = {},
  title = downloadText.downloadList,
  description = downloadText.whatIsInIt,
  of,
}: DownloadListProps) {
  const isOffered = useWorksIn()(areaOfList(list));
  if (!isOffered) return null;
  const label = (
    <>
      <Download aria-hidden className="size-5" />
      <span>{downloadText.download}</span>
      {of && <span className="sr-only">{of}</span>}
    </>
  );
  return (
    <DialogButton label={label} title={title} description={description} variant="secondary">
      {() => <DownloadSteps list={list} filter={filter} />}
    </DialogButton>
  );
}

function DownloadSteps({ list, filter }: { list: ExportedList; filter: ExportFilter }) {
  const [begun, setBegun] = useState<Export>();
  const begin = useAdminAction({
    call: async (format: ExportFormat) => {
      const answer = await callApi('POST /admin/export/begin', { body: { ...filter, list, format } });
      return { ...answer, message: undefined };
    },
    after: (answer) => {
      setBegun(answer.export);
      fetchFile(`/api/v1/admin/export/file/${answer.export._id}`);
    },
  });
  if (begun) return <DownloadProgress begun={begun} />;
  return (
    <>
      {list === 'businesses' && <p className="mb-4 text-ink-soft">{downloadText.comesBack}</p>}
      <div className="grid gap-3">
        <Button busy={begin.isBusy()} onClick={() => begin.run('xlsx')}>
          {downloadText.excel}
        </Button>
        <Button variant="secondary" disabled={begin.isBusy()} onClick={() => begin.run('csv')}>
          {downloadText.csv}
        </Button>
      </div>
    </>
  );
}

/** The browser takes the file itself, and writes it to the disk while it comes. */
function fetchFile(address: string) {
  const link = document.createElement('a');
  link.href = address;
  link.download = '';
  document.body.append(link);
  link.click();
  link.remove();
}

const isOver = (state: Export['state'] | undefined) => state === 'done' || state === 'stopped' || state === 'failed';

const ends: Partial<Record<Export['state'], (written: number) => string>> = {
  done: (written) => downloadText.done(written),
  stopped: () => downloadText.stopped,
  failed: () => downloadText.failed,
};

function DownloadProgress({ begun }: { begun: Export }) {
  const id = useId();
  const { data: file = begun, refetch } = useQuery({
    queryKey: ['export', begun._id],
    queryFn: async () => (await callApi('GET /admin/export/get/:id', { params: { id: begun._id } })).export,
    refetchInterval: ({ state: { data } }) => (isOver(data?.state) ? false : LOOK_AGAIN),
    gcTime: 0,
  });
  const stop = useAdminAction({
    call: () => callApi('POST /admin/export/stop/:id', { params: { id: begun._id } }),
    after: () => void refetch(),
  });
  const end = ends[file.state];
  return (
    <div>
      {!end && (
        <>
          <label htmlFor={id} className="font-semibold">
            {downloadText.soFar(file.written)}
          </label>
          <progress id={id} max={Math.max(1, file.total)} value={file.lookedAt} className="mt-2 mb-5 block h-3 w-full accent-leaf" />
          <Button variant="secondary" busy={stop.isBusy()} onClick={() => stop.run(undefined)}>
            {downloadText.stop}
          </Button>
        </>
      )}
      <p role="status" className="font-semibold empty:hidden">
        {end?.(file.written)}
      </p>
    </div>
  );
}
